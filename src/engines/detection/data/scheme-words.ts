/**
 * Words that tell what an email offers, in English, German, French, Spanish, Portuguese, Italian, Dutch and Polish, and
 * names of programs. They choose the advice and say nothing of whether the email is honest. Own selection, 2026-11.
 */

/** Programs that let somebody else control a device. */
export const REMOTE_ACCESS =
  /(?<![\p{L}\d])(?:anydesk|teamviewer|ultraviewer|rustdesk|screenconnect|connectwise control|logmein|gotoassist|quick assist|remotehilfe|supremo|zoho assist|aweray|chrome remote desktop)(?![\p{L}\d])/iu;

/** Work that is offered to the reader. */
export const JOB =
  /(?<!\p{L})(?:work(?:ing)? from home|remote (?:job|work|position)|part[- ]time (?:job|work|position)|job offer|mystery shopper|no experience (?:needed|required|necessary)|we(?: are|['’]re) hiring|your (?:application|résumé|resume|cv)|earn (?:up to )?[$€£]?\d|heimarbeit|homeoffice-job|nebenjob|minijob|stellenangebot|ihre bewerbung|testkäufer|télétravail|offre d[’']emploi|votre candidature|client mystère|teletrabajo|oferta de (?:trabajo|empleo|emprego)|su candidatura|trabalh\p{L}{1,3} (?:de|em) casa|renda extra|lavoro da casa|offerta di lavoro|tua candidatura|thuiswerk|bijbaan|vacature|sollicitatie|praca (?:zdalna|z domu)|oferta pracy)/iu;

/** Money or parcels to be received and passed on. */
export const PASSING_ON =
  /(?<!\p{L})(?:(?:receive|process|accept|forward)\p{L}{0,3} (?:(?:the|our|client|customer|incoming) ){0,2}(?:payments?|funds|transfers?|parcels?|packages?)|(?:keep|retain)\p{L}{0,3} \d{1,2} ?%|payment (?:processing )?agent|reship\p{L}{0,4}|zahlungen (?:entgegen|weiter)\p{L}{0,10}|finanzagent\p{L}{0,3}|pakete weiterleiten|recevoir des (?:virements|paiements|colis)|recibir (?:pagos|transferencias|paquetes)|receber (?:pagamentos|transferências|encomendas)|ricevere (?:pagamenti|bonifici|pacchi)|betalingen (?:ontvangen|doorsturen)|przyjmowa\p{L}{1,3} (?:płatności|przelewy|paczki))/iu;

/** A stranger who seeks affection. */
export const ROMANCE =
  /(?<!\p{L})(?:(?:true|real) love|soul ?mate|(?:honest|serious|long[- ]term) relationship|lonely|my (?:dear|darling|love)(?!\p{L})|your (?:profile|photo|picture) (?:online|caught)|widow(?:er|ed)?|get(?:ting)? to know (?:you|each other)|einsam|kennen ?lernen|wahre liebe|verwitwet|seelenverwandt\p{L}{0,2}|faire (?:ta|votre) connaissance|âme sœur|veu[fv]e?|conocerte|alma gemela|viud[ao]|te conhecer|alma gêmea|viúv[ao]|conoscerti|anima gemella|vedov[ao]|eenzaam|leren kennen|weduw(?:e|naar)|poznać cię|samotn[aye]|wdow(?:a|iec))/iu;
