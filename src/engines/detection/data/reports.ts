/**
 * Words for fraud in warnings, reports and questions: stems in the languages whose words are read. Own selection,
 * 2026-11.
 */
export const REPORTS =
  /phish|spam|scam|criminal|blackmail|extort|anzeige|erpress|chantag|chantaj|ricatt|afpers|szantaż|fraud|suspicious|suspect|report|legit|junk|betrug|verdächtig|melde|frau?de|estafa|sospech|suspeit|golpe|truffa|sospett|verdacht|oplicht|podejrzan|oszust/i;

/** How people say that they don't trust an email, or ask whether they should. */
export const DOUBTS =
  /phish|spam|scam|fraud|suspicious|dodgy|fishy|fake|hoax|legit|genuine|is (?:this|it) real|virus|malware|betrug|betrüg|verdächtig|gefälscht|fälschung|ist das echt|frau(?:de|duleu)|arnaque|escroquer|douteux|suspect|estafa|sospech|timo|suspeit|golpe|burla|truffa|sospett|verdacht|oplicht|nep(?:mail|bericht)|podejrzan|oszust|fałszyw/i;
