import { visitEveryScreen } from '../smoke/visit-every-screen.ts';
import { needsSuperAdmin } from '../smoke/walk-plan.ts';

visitEveryScreen('superadmin', ({ group }) => !needsSuperAdmin.has(group));
