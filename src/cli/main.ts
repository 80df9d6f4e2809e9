#!/usr/bin/env node
// The command `linkbild`.
import { runCommand } from './run-command.ts';
import { shellOfProcess } from './shell.ts';

process.exitCode = await runCommand(process.argv.slice(2), shellOfProcess());
