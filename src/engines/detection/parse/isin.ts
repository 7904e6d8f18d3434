const ISIN = /^[A-Z]{2}[A-Z\d]{9}\d$/;

/** Whether a text is an ISIN with the right check digit (ISO 6166): A to Z count as 10 to 35, then Luhn's formula. */
export function isIsin(text: string): boolean {
  if (!ISIN.test(text)) return false;
  const digits = Array.from(text, (character) => Number.parseInt(character, 36)).join('');
  const sum = Array.from(digits).reduceRight((total, digit, at) => {
    const doubled = Number(digit) * ((digits.length - at) % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
