// The library reads and takes apart long double.
#include <sstream>
#include <iostream>
#include <iomanip>
#include <limits>
#include <complex>
#include <cmath>
int main(){ long double x; std::istringstream in("0.1 2.5"); in>>x; std::cout<<std::setprecision(20)<<x<<" "<<std::numeric_limits<long double>::epsilon()<<" "<<std::numeric_limits<long double>::digits10<<"\n"; in>>x; std::cout<<x<<"\n"; std::cout<<std::setprecision(12)<<std::stold("0.3")<<" "<<std::pow(2.0L,0.5L)<<" "<<std::sin(1.0L)<<"\n"; 
 int e; long double f=std::frexp(0.1L,&e); std::cout<<std::setprecision(20)<<f<<" "<<e<<" "<<std::ldexp(0.1L,3)<<"\n";  long double ip; std::cout<<std::modf(3.1L,&ip)<<" "<<ip<<"\n"; }
