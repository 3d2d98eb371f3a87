complete --keep-order --exclusive --command cutectl --arguments "(COMPLETE=fish cutectl -- (commandline --current-process --tokenize --cut-at-cursor) (commandline --current-token))"
