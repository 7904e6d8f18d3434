const NUMBER = new Intl.NumberFormat('en');

/** Such as `1,204`. */
export const number = (value: number): string => NUMBER.format(value);
