#pragma once
constexpr int kOwn = 5;
