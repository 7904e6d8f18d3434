const NUMBER = new Intl.NumberFormat('en');

export const number = (value: number): string => NUMBER.format(value);
