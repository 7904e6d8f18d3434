/** Whether faults are tested at full length, as `npm run test:security` does. */
export const IS_LONG = process.env.LONG_FAULTS === '1';
