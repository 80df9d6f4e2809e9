import { visitEveryScreen } from '../smoke/visit-every-screen.ts';

visitEveryScreen('visitor');
