const OTHER_DIGIT = /(?![0-9])\p{Nd}/u;
const OTHER_MARKS: Readonly<Record<string, string>> = { '٫': '.', '٬': ',' };

/** The same text, place for place, with the digits of every script as 0 to 9 (Arabic, Indian, Thai, wide ones). */
export function withAsciiDigits(text: string): string {
  if (!OTHER_DIGIT.test(text)) return text;
  return text.replace(/[\u0080-\uffff]/g, (character) => {
    if (OTHER_DIGIT.test(character)) return String(digitValue(character.charCodeAt(0)));
    return OTHER_MARKS[character] ?? character;
  });
}

/** The digits of a script stand in a row, from 0 on (Unicode, section 4.6). */
function digitValue(code: number): number {
  let value = 0;
  while (value < 9 && OTHER_DIGIT.test(String.fromCharCode(code - value - 1))) value += 1;
  return value;
}

/** `1.234,50`, `1,234.50` and `1234.5` are one number: the last mark followed by other than three digits is decimal. */
export function numberValue(text: string): string {
  const grouped = /\d{1,99}(?:-\d{1,99})+/.exec(text);
  if (grouped) return grouped[0];
  const digits =
    /\d[\d.,'’\s]*/
      .exec(text)?.[0]
      .replace(/[\s'’]/g, '')
      .replace(/[.,]$/, '') ?? '';
  const decimal = /[.,](\d{1,2}|\d{4,})$/.exec(digits);
  const whole = (decimal ? digits.slice(0, decimal.index) : digits).replace(/[.,]/g, '');
  const fraction = decimal?.[1]?.replace(/0{1,99}$/, '') ?? '';
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
