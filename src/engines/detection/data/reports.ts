/**
 * Words for fraud in warnings, reports and questions: stems in the languages whose words are read. Own selection,
 * 2026-11.
 */
export const REPORTS =
  /phish|spam|scam|criminal|blackmail|extort|anzeige|erpress|chantag|chantaj|ricatt|afpers|szantaż|fraud|suspicious|suspect|report|legit|junk|betrug|verdächtig|melde|frau?de|estafa|sospech|suspeit|golpe|truffa|sospett|verdacht|oplicht|podejrzan|oszust/i;
