import type { Price } from '../../content/schemas.ts';

/** Such as $0, $1,200 or €9.50. */
export function priceText(price: Price): string {
  if ('text' in price) return price.text;
  const { amount, currency } = price;
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  return format.format(amount);
}
