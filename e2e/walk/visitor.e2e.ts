import { walkEveryScreen } from './walk-every-screen.ts';

walkEveryScreen('visitor');
