// npm run build: installs what is missing and builds what is stale, without starting anything.
import { build, install } from './setup.mjs';

install();
build();
