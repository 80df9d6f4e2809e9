import { incomeByMonth, monthlyIncome } from '#io/db/queries/stripe/income.ts';
import type { Handler } from '../handler.ts';

export const getIncome: Handler<'getIncome'> = async ({ io }) => ({
  months: await incomeByMonth(io.reportDb),
  monthlyCents: await monthlyIncome(io.reportDb),
});
