/**
 * The fixed words of services that send invoices, requests for money, shares and invitations for their users: without
 * names, amounts and titles, which their users type. Own selection from emails of these services, 2026-11. The list is
 * short on purpose: words that are missing here count as typed.
 */
const SENTENCES = `
sent you (?:an invoice|a money request|an estimate|a payment request)(?: for)?
(?:here['’]s|you have) (?:your|a new) invoice
view (?:and pay )?(?:your )?(?:invoice|bill)(?: online)?
(?:seller )?note (?:to|from) (?:the )?customer
(?:review and )?pay (?:this |now|invoice)
due on receipt
amount requested
invoice number
download invoice
buying with paypal is protected[.]
don['’]t (?:know|recognize) this seller[?](?: you can safely ignore this invoice if you['’]re not buying anything from this seller[.])?
paypal is committed to preventing fraudulent emails[.](?: emails from paypal will always contain your full name[.])?
this is a quick confirmation that you added an address to your paypal account[.]
powered by quickbooks
from your online bill you can print a pdf, export a csv, or create a free login[.](?: if you have any questions, please let us know[.])?
(?:has )?shared (?:a file|a folder|the following document|a document|a design) with you
this link only works for the direct recipients of this message[.]
if you don['’]t want to receive files from this person, block the sender from drive
sent you a document to review and sign[.]
do not share this email[.] this email contains a secure link to docusign[.] please do not share this email, link, or access code with others[.]
after you sign, all parties will receive a final pdf copy by email[.]
is inviting you to a scheduled zoom meeting[.]
please only act on this email if you trust the individual and organization represented below[.] in rare cases, individuals may receive fraudulent invitations from bad actors posing as legitimate companies[.]
privacy statement
hat ihnen eine (?:rechnung|geldanforderung)(?: über)?
rechnung (?:ansehen und )?bezahlen
hinweis des verkäufers
hat (?:eine datei|einen ordner) (?:für sie freigegeben|mit ihnen geteilt)
hat ihnen ein dokument zur prüfung und signatur gesendet[.]
vous a envoyé une (?:facture|demande d['’]argent)(?: de)?
a partagé un (?:fichier|dossier) avec vous
le ha enviado una factura(?: de)?
ver y pagar factura
nota para el cliente
ha compartido (?:un archivo|el siguiente documento)(?: contigo)?
ti ha inviato una (?:fattura|richiesta di denaro)(?: di)?
paga questa fattura
ha condiviso un file con te
enviou uma (?:fatura|solicitação de dinheiro)(?: de)?
ver e pagar
desenvolvido por quickbooks
compartilhou um arquivo com você
wysyła ci fakturę na kwotę
zobacz fakturę i zapłać
heeft je een (?:factuur|betaalverzoek) gestuurd(?: van)?
heeft een bestand met u gedeeld
sizinle bir dosya paylaştı
さんから請求があります
さんからのメモ
向您发送了一份
查看并付款
卖家备注
与您共享了(?:文件|一个文件)
предоставил(?:а)? вам доступ к документу`;

/** The fixed words, wherever they are. Longer sentences are matched first. */
export const TEMPLATE_WORDS = new RegExp(SENTENCES.trim().split('\n').join('|'), 'giu');

/** Words in the subject or text that show that a user wrote the service's email, if no user is named. */
export const OF_USER =
  /(?<!\p{L})(?:invoices?|money request|requests|estimate|note (?:to|from)|memo|rechnung|geldanforderung|zahlungsaufforderung|facture|demande d['’]argent|facturas?|solicitud de (?:pago|dinero)|fatura|solicitação de dinheiro|fattura|richiesta di denaro|factuur|betaalverzoek|faktur[aęy]|счёт|запрос денег)(?!\p{L})|請求|账单|帳單|收款|송장|청구서/iu;
