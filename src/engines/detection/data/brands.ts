/** A name that letters pretend to come from. */
export interface Brand {
  name: string;
  /** As written in letters: lower case, no accents. */
  aliases: readonly string[];
  /** Registrable domains, or their first label alone where the brand owns it under most endings. */
  domains: readonly string[];
  /** An everyday word or a person's name: says nothing when merely mentioned. */
  ambiguous: boolean;
}

/**
 * `name = alias, alias : domain domain`. A domain without a dot stands for that label under any ending of a country
 * (amazon.de, amazon.co.uk). A leading `~` marks a name that is an everyday word.
 */
const TABLE = `
PayPal : paypal paypal.com paypalobjects.com paypal.me paypal-community.com
Microsoft = microsoft, microsoft 365, office 365, office365, m365, microsoft account, microsoft teams, ms teams : microsoft microsoft.com microsoftonline.com office.com office365.com live.com outlook.com hotmail.com sharepoint.com onedrive.com windows.com windows.net azure.com msn.com skype.com microsoft365.com aka.ms 1drv.ms office.net microsoftemail.com onmicrosoft.com cloud.microsoft xbox.com linkedin.com
Outlook = outlook, outlook web, owa : outlook.com live.com microsoft.com office.com office365.com hotmail.com
OneDrive = onedrive, one drive : onedrive.com live.com microsoft.com sharepoint.com 1drv.ms office.com
SharePoint = sharepoint, share point : sharepoint.com microsoft.com office.com
Google = google, google drive, google docs, google account, google workspace, gmail : google google.com gmail.com googlemail.com goo.gl youtube.com withgoogle.com googleusercontent.com gstatic.com g.co google.dev googleapis.com forms.gle android.com
YouTube : youtube.com youtu.be google.com
Amazon = amazon, amazon prime, prime video, aws : amazon amazon.com amzn.to amazonaws.com amazonses.com a.co media-amazon.com ssl-images-amazon.com primevideo.com aws.com aboutamazon.com amazonpay.com audible.com
~Apple = apple, apple id, apple pay, apple support : apple.com icloud.com me.com mac.com itunes.com apple-cloudkit.com cdn-apple.com appleid.com
iCloud = icloud, icloud storage : icloud.com apple.com me.com
Netflix : netflix netflix.com nflxext.com nflximg.net nflxso.net
Spotify : spotify.com scdn.co spoti.fi
Disney Plus = disney plus, disney+, disneyplus : disneyplus.com disney.com go.com
Facebook = facebook, meta business, meta for business : facebook.com fb.com fb.me fbcdn.net facebookmail.com meta.com messenger.com instagram.com metamail.com
Instagram : instagram.com facebook.com ig.me cdninstagram.com meta.com
WhatsApp : whatsapp.com whatsapp.net wa.me facebook.com
LinkedIn : linkedin.com licdn.com lnkd.in
Twitter : twitter.com x.com t.co twimg.com
TikTok : tiktok.com tiktokv.com bytedance.com
Snapchat : snapchat.com snap.com
Telegram : telegram.org t.me telegram.me
Dropbox = dropbox, drop box : dropbox.com dropboxmail.com dropboxstatic.com dropboxusercontent.com hellosign.com
DocuSign = docusign, docu sign : docusign.com docusign.net
Adobe = adobe, adobe sign, acrobat sign, adobe acrobat, adobe document cloud : adobe adobe.com adobesign.com echosign.com acrobat.com adobe.io
WeTransfer = wetransfer, we transfer : wetransfer.com we.tl
~Zoom = zoom meeting, zoom video : zoom.us zoom.com zoomgov.com
Webex : webex.com cisco.com
GitHub : github.com github.io githubusercontent.com githubassets.com
Coinbase : coinbase.com
Binance : binance.com binance.us bnbstatic.com
MetaMask = metamask, meta mask : metamask.io consensys.net consensys.io
Trust Wallet = trust wallet, trustwallet : trustwallet.com
~Ledger = ledger live, ledger wallet, ledger nano, ledger user, ledger device, ledger customer, ledger security, ledger support, ledger team : ledger.com
Trezor : trezor.io satoshilabs.com
Kraken = kraken : kraken.com
Blockchain.com = blockchain com, blockchain wallet : blockchain.com
OpenSea : opensea.io
Exodus = exodus wallet : exodus.com
Ripple = ripple, xrp ledger : ripple.com xrpl.org
Uniswap : uniswap.org
~Chase = chase bank, jpmorgan, jpmorgan chase, chase online : chase.com jpmorgan.com jpmorganchase.com
Bank of America = bank of america, bankofamerica, bofa : bankofamerica.com bofa.com
Wells Fargo = wells fargo, wellsfargo : wellsfargo.com wf.com
Citibank = citibank, citigroup, citi bank : citi.com citibank citibank.com citigroup.com
American Express = american express, amex, americanexpress : americanexpress americanexpress.com aexp.com amex.com
Capital One = capital one, capitalone : capitalone.com
US Bank = us bank, usbank : usbank.com
Navy Federal = navy federal : navyfederal.org
USAA : usaa.com
PNC Bank = pnc bank : pnc.com
TD Bank = td bank, td canada trust : td.com tdbank.com
Royal Bank of Canada = royal bank of canada, rbc royal bank : rbc.com royalbank.com
Scotiabank : scotiabank.com
Barclays : barclays barclays.com barclaycard.co.uk
HSBC : hsbc hsbc.com
Lloyds Bank = lloyds bank : lloydsbank.com lloydsbank.co.uk lloydsbanking.com
NatWest : natwest.com
Santander = santander : santander santander.com gruposantander.com
BBVA : bbva bbva.com
CaixaBank = caixabank : caixabank.es caixabank.com
Deutsche Bank = deutsche bank : deutsche-bank.de db.com
Sparkasse = sparkasse, s id check, s pushtan : sparkasse.de sparkasse.at sparkasse-online.de
Volksbank = volksbank, vr bank, volksbanken : volksbank.de vr.de vr-bank.de fiducia.de atruvia.de
Postbank : postbank.de
Commerzbank : commerzbank.de commerzbank.com
Comdirect : comdirect.de
N26 : n26.com
Revolut : revolut.com
~ING = ing diba, ing bank : ing.com ing.de ing.nl ing-diba.de
Rabobank = rabobank : rabobank.nl rabobank.com
ABN AMRO = abn amro, abnamro : abnamro.nl abnamro.com
BNP Paribas = bnp paribas : bnpparibas bnpparibas.com bnpparibas.net bnpparibasfortis.be
Crédit Agricole = credit agricole : credit-agricole.fr credit-agricole.com
La Banque Postale = banque postale, certicode : labanquepostale.fr
Société Générale = societe generale : societegenerale.fr societegenerale.com sg.fr
Intesa Sanpaolo = intesa sanpaolo, intesasanpaolo : intesasanpaolo.com
UniCredit = unicredit : unicredit unicredit.it unicreditgroup.eu
Poste Italiane = poste italiane, postepay, bancoposta : poste.it posteitaliane.it
Nubank = nubank : nubank.com.br nu.com.br
Itaú = itau, itaucard, itau unibanco : itau.com.br itau
Bradesco : bradesco.com.br bradesco bradescocartoes.com.br
Banco do Brasil = banco do brasil : bb.com.br bancodobrasil.com.br
Caixa Econômica = caixa economica, caixa tem : caixa.gov.br
Mercado Pago = mercado pago, mercadopago : mercadopago mercadopago.com mercadopago.com.br
Mercado Livre = mercado livre, mercadolivre, mercadolibre : mercadolivre.com.br mercadolibre mercadolibre.com
Serasa = serasa, serasa limpa nome : serasa.com.br serasaexperian.com.br
Livelo : livelo.com.br
~Visa = visa card, verified by visa : visa.com
Mastercard = mastercard, mastercard identity check : mastercard.com mastercard.us
Western Union = western union : westernunion.com
MoneyGram : moneygram.com
Venmo : venmo.com
Zelle : zellepay.com zelle.com
Cash App = cash app, cashapp : cash.app squareup.com
Klarna : klarna.com
DHL = dhl, dhl express, dhl paket : dhl dhl.com dpdhl.com dhl-news.com deutschepost.de
FedEx = fedex, fed ex : fedex.com
~UPS = ups delivery, ups express, ups package, united parcel service : ups.com
USPS = usps, us postal service, united states postal service : usps.com usps.gov
Royal Mail = royal mail, royalmail : royalmail.com royalmail.co.uk
DPD = dpd : dpd dpd.com dpd.co.uk dpdgroup.com
~GLS = gls paket, gls germany : gls-group.com gls-group.eu gls-pakete.de
~Hermes = hermes paket, myhermes, evri : myhermes.de evri.com hermesworld.com
Deutsche Post = deutsche post : deutschepost.de dhl.de
La Poste = la poste, colissimo, chronopost : laposte.fr laposte.net colissimo.fr chronopost.fr
Correos = correos : correos.es correos.com
Correios = correios : correios.com.br
PostNL : postnl.nl postnl.com postnl.be
Bpost = bpost : bpost.be
Swiss Post = swiss post, swisspost, la poste suisse, die schweizerische post : post.ch swisspost.ch
Österreichische Post = osterreichische post : post.at
Canada Post = canada post : canadapost.ca canadapost-postescanada.ca
Australia Post = australia post, auspost : auspost.com.au
Walmart : walmart walmart.com
Costco : costco costco.com
~Target = target gift card, target rewards : target.com
Home Depot = home depot : homedepot.com
Lowes = lowe's, lowes : lowes.com
CVS = cvs pharmacy : cvs.com
Walgreens : walgreens.com
Best Buy = best buy, bestbuy, geek squad : bestbuy.com geeksquad.com
eBay = ebay : ebay ebay.com ebaystatic.com ebayimg.com
AliExpress : aliexpress aliexpress.com alibaba.com
Shein : shein shein.com
Temu : temu.com
Lidl : lidl lidl.com
Aldi : aldi aldi.com aldi-sued.de aldi-nord.de
Rewe = rewe : rewe.de
Kaufland : kaufland kaufland.com
MediaMarkt = mediamarkt, media markt : mediamarkt mediamarkt.com
~Saturn = saturn gutschein : saturn.de
IKEA : ikea ikea.com
Bol.com = bol com : bol.com
Booking.com = booking com : booking.com
Airbnb : airbnb airbnb.com
Norton = norton, norton lifelock, nortonlifelock, norton 360, norton antivirus : norton.com nortonlifelock.com lifelock.com gendigital.com
McAfee = mcafee : mcafee.com
Avast : avast.com
Kaspersky : kaspersky kaspersky.com
Windows Defender = windows defender, microsoft defender : microsoft.com
GoDaddy = godaddy : godaddy.com secureserver.net
Namecheap : namecheap.com
Ionos = ionos : ionos.com ionos.de 1und1.de
Strato = strato : strato.de strato.com
OVH = ovh, ovhcloud : ovh.com ovh.net ovhcloud.com
cPanel = cpanel : cpanel.net cpanel.com
Roundcube : roundcube.net
Zimbra : zimbra.com
AT&T = at&t, att mail : att.com att.net att-mail.com
Verizon : verizon.com verizonwireless.com vzw.com
T-Mobile = t mobile, tmobile : t-mobile t-mobile.com telekom.de
Telekom = telekom, t online : telekom.de t-online.de telekom.com
Vodafone : vodafone vodafone.com
O2 = o2 online : o2online.de o2.co.uk telefonica.de
~Orange = orange telecom, orange facture : orange.fr orange.com
Free Mobile = free mobile : free.fr
Movistar : movistar.es movistar.com
Xfinity = xfinity, comcast : xfinity.com comcast.com comcast.net
Yahoo = yahoo, yahoo mail : yahoo yahoo.com yahoodns.net aol.com
GMX = gmx : gmx.net gmx.de gmx.com
Web.de = web de : web.de
IRS = irs, internal revenue service : irs.gov treasury.gov
HMRC = hmrc, hm revenue : hmrc.gov.uk gov.uk
Social Security Administration = social security administration : ssa.gov
DVLA = dvla, tv licensing : gov.uk tvlicensing.co.uk
Elster = elster, finanzamt, bundeszentralamt : elster.de bund.de
Impots = impots gouv, direction generale des finances : impots.gouv.fr dgfip.finances.gouv.fr gouv.fr
Ameli = ameli, assurance maladie, carte vitale : ameli.fr assurance-maladie.fr
ANTAI = antai : antai.gouv.fr amendes.gouv.fr
Agencia Tributaria = agencia tributaria : agenciatributaria.es agenciatributaria.gob.es aeat.es
Agenzia delle Entrate = agenzia delle entrate, inps : agenziaentrate.gov.it inps.it
Receita Federal = receita federal, gov br : gov.br
DigiD = digid, belastingdienst : digid.nl belastingdienst.nl
MyGov = mygov, ato : my.gov.au ato.gov.au
E-ZPass = e zpass, ezpass, ez pass : e-zpassny.com e-zpass.com ezpassmd.com
SunPass = sunpass : sunpass.com
Steam = steam guard, steam community, steam wallet : steampowered.com steamcommunity.com valvesoftware.com
Roblox : roblox.com
Epic Games = epic games : epicgames.com
PlayStation = playstation, playstation network : playstation.com sony.com sonyentertainmentnetwork.com
Intuit = intuit, quickbooks, turbotax : intuit.com quickbooks.com turbotax.com
Xero = xero invoice : xero.com
~Stripe = stripe account, stripe payments : stripe.com
~Square = square payments : squareup.com square.com
SendGrid : sendgrid.com sendgrid.net
Mailchimp : mailchimp.com mailchi.mp list-manage.com
Salesforce : salesforce.com force.com
ADP = adp payroll, adp workforce : adp.com
Workday = workday : workday.com myworkday.com
`;

export const BRANDS: readonly Brand[] = TABLE.trim().split('\n').map(brandOf);

function brandOf(line: string): Brand {
  const [head = '', domains = ''] = line.split(' : ');
  const [marked = '', aliases] = head.split(' = ');
  const ambiguous = marked.startsWith('~');
  const name = ambiguous ? marked.slice(1) : marked;
  return {
    name,
    aliases: (aliases ?? name.toLowerCase()).split(', '),
    domains: domains.split(' '),
    ambiguous,
  };
}
