import FormDocs

exit(FormDocsCommand.run(Array(CommandLine.arguments.dropFirst())))
