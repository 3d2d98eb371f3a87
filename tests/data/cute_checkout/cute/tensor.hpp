#error "what a checkout has is not read"
