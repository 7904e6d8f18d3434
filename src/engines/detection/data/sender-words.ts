/**
 * Words around a sender's name and addresses, in English, German, French, Spanish, Portuguese, Italian, Dutch and
 * Polish. Own selection from labelled and everyday emails, 2026-11.
 */

/** A role that decides on payments or hires people. */
export const COMPANY_ROLE =
  /(?<!\p{L})(?:ceo|cfo|coo|pdg|chairman|president|(?:managing |executive |finance )?director|head of|hr|human resources|payroll|recruit\p{L}{0,6}|hiring|jobs|careers|geschäftsführ\p{L}{0,5}|vorstand|direktor\p{L}{0,3}|personal(?:abteilung|büro)|vermietung|directeur|directrice|direction|gérante?|recrutement|président|director[a]?|gerente|presidente|recursos humanos|administrador[a]?|diretor[a]?|recrutamento|vagas|alquiler(?:es)?|arrendamento|amministrat\p{L}{1,5}|direttor\p{L}{1,3}|direttrice|selezione|affitti|bestuurder|werving|personeelszaken|vacatures|verhuur|prezes\p{L}{0,3}|dyrektor\p{L}{0,3}|rekrutacja|kadry|wynajem)(?!\p{L})/iu;

/** “Your other address”, right before the address. */
export const BEFORE_READERS_ADDRESS =
  /(?<!\p{L})(?:your|ihre[rn]?|deine[rn]?|votre|su|tu|seu|sua|teu|tuo|suo|vostro|uw|jouw|je|twój|państwa)(?: {1,2}[\p{L}-]{1,16}){1,3}[: (<]{0,3}$/iu;

/** “This email was sent to”, right before the reader's address. */
export const SENT_TO_READER =
  /(?<!\p{L})(?:(?:sent|delivered|addressed|intended|registered) (?:to|for|as|with)|(?:gesendet|gerichtet|geschickt|verschickt) an|(?:envoyée?|adressée?|destinée?) à|(?:enviad[oa]|dirigid[oa]|destinad[oa]) (?:a|para)|(?:inviat|indirizzat|destinat)[oa] a|(?:verzonden|gestuurd|gericht) (?:aan|naar)|wysłan\p{L}{1,2} (?:do|na))[: (<]{0,3}$/iu;

/** Words that ask for a reply to the address near them, other than words for writing or sending. */
export const ASKS_TO_WRITE =
  /(?<!\p{L})(?:contact\p{L}{0,6}|kontakt\p{L}{0,8}|contáct\p{L}{1,6}|contat\p{L}{1,6}|reach (?:me|us|out)|meld(?:en|et|e)? |respond\p{L}{0,4}|réponde[zr]|écri(?:vez|re)|escr[ií]b\p{L}{1,6}|escrev\p{L}{1,4}|scriv\p{L}{1,4}|schrijf|e-?mails? ?[:(]|adres\p{L}{0,3} ?[:(]|address ?[:(]|remov\p{L}{1,4}|unsubscrib\p{L}{1,3}|delet\p{L}{1,4}|свяж\p{L}{2,6}|связ\p{L}{2,6}|зв[’']яж\p{L}{2,6}|επικοινων\p{L}{1,6}|iletişim|liên hệ|hubungi)|連絡|联系|聯繫|연락|ติดต่อ|संपर्क/iu;

/** In a service's sender name, before the user that it writes for. */
export const ON_BEHALF =
  /(?<!\p{L})(?:on behalf of|im auftrag von|namens|au nom de|en nombre de|em nome de|per conto di|w imieniu)\s/iu;

/** Between a user and the service: “Ada (über Google Docs)”, “Ada in Teams”. */
export const BEFORE_SERVICE =
  /[\s(（-]{1,3}(?:via|through|using|in|on|über|mit|in|via|par|a través de|mediante|através d[eo]|tramite|su|za pośrednictwem|przez|через|通过|透過)?[\s(（]{0,3}$/iu;

/** Before the service's own name, somebody who works for it: “Ada from Canva”, “The Canva Team”. */
export const AS_STAFF = /(?:^|\s)(?:from|at|the|von|bei|das|die|de|du|chez|l['’]|del|da|di|van|bij|od|z)\s{0,2}$/iu;
