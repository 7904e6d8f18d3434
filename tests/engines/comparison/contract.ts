/** A supply agreement, paragraph by paragraph; invented, as are the companies and accounts in it. */
export const CONTRACT: readonly string[] = [
  'Framework Supply Agreement',
  'This agreement is made on 12 March 2026 between Northwind Paper Ltd, registered in Leeds, and Kestrel Print GmbH, registered in Hamburg.',
  '1. Definitions',
  'In this agreement, “Goods” means the paper, board and packaging listed in Annex A. “Working Day” means a day on which banks are open in Leeds and in Hamburg. “Forecast” means the quantities that the Customer expects to order.',
  'Headings are for convenience and do not affect how this agreement is read. Words in the singular include the plural.',
  '2. Orders',
  'The Customer orders Goods in writing, naming the quantity, the quality and the place of delivery. The Supplier confirms each order within 3 Working Days. An order that is not confirmed in time is deemed refused.',
  'The Customer sends a Forecast for the next quarter by the tenth day of each quarter. The Forecast binds neither party.',
  'Orders below 2,500 kg are subject to a handling charge of EUR 180.',
  '3. Prices',
  'The prices are those of Annex B, net of value added tax. Prices stay fixed until 31 December 2026.',
  'After that date the Supplier may adjust them once a year in line with the pulp index, by no more than 4.5 % in a year. An adjustment needs two months of notice.',
  'Freight is included for deliveries within Germany. Pallets are charged at EUR 14.50 each and credited when they come back undamaged.',
  '4. Delivery',
  'The Supplier delivers to the Customer’s warehouse at Hafenstrasse 12 in Hamburg, on Working Days between seven and fifteen hours. Risk passes when the Goods are unloaded.',
  'If a delivery is late by more than five Working Days, the Customer may claim 0.5 % of its value for each further day, up to 8 % in all.',
  'The Supplier insures the Goods in transit at its own cost. Partial deliveries need the Customer’s consent.',
  '5. Acceptance',
  'The Customer inspects the Goods without delay after unloading. Visible defects are reported within 7 days, hidden ones within 7 days of being found.',
  'Samples of each batch are kept by the Supplier for twelve months. Either party may ask the institute in Darmstadt for a binding opinion on a sample.',
  '6. Payment',
  'Invoices are due within 30 days of their date. The Supplier grants a discount of 2 % for payment within 10 days.',
  'Payment is made to the account of Northwind Paper Ltd, IBAN GB29 NWBK 6016 1331 9268 19, BIC NWBKGB2L.',
  'Questions about invoices go to billing@northwind.example. Overdue amounts bear interest at 9 % above the base rate.',
  'The Customer may set off only claims that are undisputed or have become final. A right of retention exists only under the same contract.',
  '7. Retention of title',
  'The Goods remain the property of the Supplier until they are paid for in full. The Customer may process and sell them in the ordinary course of business.',
  'Claims from such a sale are assigned to the Supplier in advance. The Supplier releases securities that exceed its claims by a fifth.',
  '8. Warranty',
  'The Supplier warrants that the Goods conform to the agreed quality for 24 months from delivery. It repairs or replaces what is defective at its own choice.',
  'When two attempts have failed, the Customer may reduce the price or withdraw. Wear and improper storage are not covered.',
  '9. Liability',
  'Each party is liable without limit for intent, gross negligence and injury to persons. For slight negligence liability is limited to EUR 250,000 for each event.',
  'Loss of profit is not compensated except in the cases of unlimited liability. The limits protect employees and agents as well.',
  '10. Confidentiality',
  'The parties keep each other’s prices, recipes and customer lists secret for five years after the end of this agreement. Documents are returned or destroyed on request.',
  'A party that is compelled by a court to disclose something informs the other one beforehand.',
  '11. Data protection',
  'Personal data of contact persons are processed only to perform this agreement. The contact for data protection is Dr. Ingrid Solberg, privacy@kestrel.example.',
  '12. Force majeure',
  'A party is released from its duties for as long as war, strike, flood or an epidemic prevents it from performing them. It tells the other party at once.',
  'If the obstacle lasts longer than three months, either party may end this agreement in writing.',
  '13. Term and end',
  'This agreement begins on 1 April 2026 and runs for three years. It is extended by one year at a time unless it is ended with six months of notice.',
  'Good cause exists in particular when a party stops its payments. Orders already confirmed are carried out to the end.',
  '14. Final provisions',
  'Changes to this agreement need the written form; this also holds for this clause. Should a provision be void, the others stay in force.',
  'The law of England and Wales applies, without the convention on the international sale of goods. The courts of London have jurisdiction.',
  'The technical portal is at https://orders.northwind.example/portal and is available around the clock.',
  'Signed for the Supplier by Margaret Ashdown and for the Customer by Jens Petersen.',
  'Annex A lists the Goods. Annex B lists the prices. Annex C names the contact persons of both parties.',
  'The annexes are part of this agreement. In case of conflict the agreement prevails over its annexes.',
];

export interface KnownEdit {
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Words that identify the passage in the version where it is found: the second one, unless it was removed. */
  at: string;
}

type Step =
  | { replace: [string, string] }
  | { insert: string; after: string }
  | { insertParagraph: string; before: string }
  | { remove: string }
  | { move: string; before: string };

interface Edit extends KnownEdit {
  step: Step;
}

const changed = (from: string, to: string, at = to): Edit => ({ kind: 'changed', at, step: { replace: [from, to] } });
const added = (insert: string, after: string): Edit => ({ kind: 'added', at: insert.trim(), step: { insert, after } });
const addedParagraph = (insertParagraph: string, before: string): Edit => ({
  kind: 'added',
  at: insertParagraph,
  step: { insertParagraph, before },
});
const removed = (remove: string): Edit => ({ kind: 'removed', at: remove.trim(), step: { remove } });
const moved = (move: string, before: string): Edit => ({ kind: 'moved', at: move, step: { move, before } });

/** Forty edits of every kind: facts, words, sentences, paragraphs; changed, added, removed and moved. */
export const EDITS: readonly Edit[] = [
  changed('12 March 2026', '19 March 2026'),
  changed('Kestrel Print GmbH', 'Kestrel Media GmbH'),
  changed('paper, board and packaging', 'paper and packaging'),
  changed('“Forecast” means the quantities', '“Forecast” means the minimum quantities', 'minimum quantities'),
  changed('within 3 Working Days', 'within 5 Working Days'),
  changed('is deemed refused', 'is deemed accepted'),
  changed('binds neither party', 'binds the Customer'),
  changed('EUR 180', 'EUR 280'),
  changed('31 December 2026', '30 June 2026'),
  changed('4.5 %', '6.5 %'),
  changed('EUR 14.50', 'EUR 19.50'),
  changed('Hafenstrasse 12', 'Speicherweg 40'),
  changed('0.5 %', '0.2 %'),
  changed('up to 8 % in all', 'up to 5 % in all'),
  changed('reported within 7 days, hidden', 'reported within 14 days, hidden', 'reported within 14 days'),
  changed('due within 30 days', 'due within 14 days'),
  changed('GB29 NWBK 6016 1331 9268 19', 'LT12 1000 0111 0100 1000'),
  changed('billing@northwind.example', 'billing@northwind-paper.example'),
  changed('EUR 250,000', 'EUR 25,000'),
  changed('Dr. Ingrid Solberg', 'Dr. Ingrid Sandberg'),
  changed('1 April 2026', '1 May 2026'),
  changed('six months of notice', 'nine months of notice'),
  changed('The courts of London', 'The courts of Vilnius'),
  changed('https://orders.northwind.example/portal', 'https://orders-northwind.example/portal'),
  changed('Margaret Ashdown', 'Martin Ashdown'),
  added(
    ' The Supplier may refuse orders without giving reasons.',
    'The Customer orders Goods in writing, naming the quantity, the quality and the place of delivery.',
  ),
  added(' Interest starts on the day after the due date without a reminder.', 'above the base rate.'),
  added(' Storage costs are borne by the Customer from the second day.', 'Risk passes when the Goods are unloaded.'),
  added(' Copies on backup media are exempt.', 'Documents are returned or destroyed on request.'),
  addedParagraph(
    'The Supplier may transfer its claims to a bank or a factoring company without the Customer’s consent.',
    '7. Retention of title',
  ),
  addedParagraph(
    'Both parties train their staff against bribery once a year and keep a record of it.',
    '14. Final provisions',
  ),
  addedParagraph('Complaints about transport damage also go to the carrier, with photographs.', '6. Payment'),
  removed(' Words in the singular include the plural.'),
  removed(' Partial deliveries need the Customer’s consent.'),
  removed(' The limits protect employees and agents as well.'),
  removed('A party that is compelled by a court to disclose something informs the other one beforehand.'),
  removed('If the obstacle lasts longer than three months, either party may end this agreement in writing.'),
  moved(
    'Samples of each batch are kept by the Supplier for twelve months. Either party may ask the institute in Darmstadt for a binding opinion on a sample.',
    '9. Liability',
  ),
  moved(
    'Claims from such a sale are assigned to the Supplier in advance. The Supplier releases securities that exceed its claims by a fifth.',
    '5. Acceptance',
  ),
  moved(
    'The annexes are part of this agreement. In case of conflict the agreement prevails over its annexes.',
    '2. Orders',
  ),
];

/** The contract with the first `count` of the known edits made. */
export function editedContract(edits: readonly Edit[] = EDITS): string[] {
  return edits.reduce<string[]>((paragraphs, { step }) => apply(paragraphs, step), [...CONTRACT]);
}

function apply(paragraphs: string[], step: Step): string[] {
  if ('replace' in step) return inOne(paragraphs, step.replace[0], (text) => text.replace(...step.replace));
  if ('insert' in step)
    return inOne(paragraphs, step.after, (text) => text.replace(step.after, step.after + step.insert));
  if ('insertParagraph' in step) return before(paragraphs, step.before, step.insertParagraph);
  if ('remove' in step) {
    return inOne(paragraphs, step.remove, (text) => text.replace(step.remove, '')).filter((text) => text !== '');
  }
  const without = paragraphs.filter((text) => text !== step.move);
  if (without.length !== paragraphs.length - 1) throw new Error(`Not a paragraph: ${step.move}`);
  return before(without, step.before, step.move);
}

function inOne(paragraphs: string[], part: string, edit: (text: string) => string): string[] {
  const index = paragraphs.findIndex((text) => text.includes(part));
  const text = paragraphs[index];
  if (text === undefined) throw new Error(`Not in the contract: ${part}`);
  return paragraphs.with(index, edit(text));
}

function before(paragraphs: string[], heading: string, inserted: string): string[] {
  const index = paragraphs.indexOf(heading);
  if (index < 0) throw new Error(`Not a heading: ${heading}`);
  return paragraphs.toSpliced(index, 0, inserted);
}
