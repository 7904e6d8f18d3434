/**
 * Lines that mail programs and mail servers add to people's emails, in the languages of the phrases and a few more. Own
 * selection, 2026-11.
 */

/** “Sent from my iPhone”. */
export const PROGRAM_FOOTER =
  /^[-–—_*\s]{0,6}(?:sent (?:from|via|with|using)|get outlook|(?:von|mit) meine[mr] \p{L}{3,20} gesendet|gesendet (?:von|mit|über)|outlook für|holen sie sich outlook|envoyé (?:de|depuis|à partir)|(?:obtenez|télécharge[zr]) outlook|enviado (?:desde|do|da|de|a partir|via)|(?:obtener|obtén|obter) (?:o )?outlook|inviato (?:da|dal|con)|(?:ottieni|scarica) outlook|verzonden (?:vanaf|met|via|vanuit)|outlook voor|wysłan[eoy] (?:z|ze|przez)|pobierz outlook|skickat från|sendt fra|lähetetty|odesláno (?:z|pomocí)|отправлено (?:с|из)|надіслано (?:з|із)|発信元|发自我的|從我的)/iu;

/** “[EXTERNAL] This message comes from outside”: a label and, unless it says so itself, what it is about. */
export const SERVER_BANNER =
  /^[^\p{L}]{0,6}(?:externa?l?|externe[rs]?|esterno|zewnętrzn\p{L}{1,3})(?!\p{L})(?=.{0,12}[\])*:|–—-])|^[^\p{L}]{0,6}(?:caution|achtung|vorsicht|attention|prudence|precaución|cuidado|atenção|attenzione|let op|uwaga)(?!\p{L})(?=.{0,120}(?:outside|extern|außerhalb|dehors|extérieur|fuera|fora d|esterno|buiten|zewnątrz|spoza))/iu;
