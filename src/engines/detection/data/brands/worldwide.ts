/** International brands. Own selection from the brands' public sites, 2026-11; the format is that of `brandsIn`. */
export const WORLDWIDE = {
  software: `
PayPal : paypal .com paypalobjects.com .me paypal-community.com
Microsoft + microsoft 365, office 365, office365, m365, microsoft account, microsoft teams, ms teams : microsoft .com microsoftonline.com sharepointonline.com office.com office365.com live.com outlook.com hotmail.com sharepoint.com onedrive.com windows.com windows.net azure.com msn.com skype.com microsoft365.com aka.ms 1drv.ms office.net microsoftemail.com onmicrosoft.com cloud.microsoft xbox.com linkedin.com
~Outlook + outlook web, owa : .com live.com microsoft.com office.com office365.com hotmail.com
OneDrive + one drive : .com live.com microsoft.com sharepoint.com 1drv.ms office.com
SharePoint + share point : .com microsoft.com office.com
Google + google drive, google docs, google account, google workspace, gmail : google .com gmail.com googlemail.com goo.gl youtube.com withgoogle.com googleusercontent.com gstatic.com g.co .dev googleapis.com forms.gle android.com
~Apple + apple id, apple pay, apple support : .com icloud.com me.com mac.com itunes.com apple-cloudkit.com cdn-apple.com appleid.com
iCloud + icloud storage : .com apple.com me.com
Yahoo + yahoo mail : yahoo .com yahoodns.net aol.com
Dropbox + drop box : .com dropboxmail.com dropboxstatic.com dropboxusercontent.com hellosign.com
DocuSign + docu sign : .com .net
Adobe + adobe sign, acrobat sign, adobe acrobat, adobe document cloud : adobe .com adobesign.com echosign.com acrobat.com .io
WeTransfer + we transfer : .com we.tl
~Box = box com, box sign : .com boxcloud.com
~Zoom = zoom meeting, zoom video : .us .com zoomgov.com
Webex : .com cisco.com
~Slack = slack workspace, slack team : .com slack-edge.com
Atlassian + jira, trello : .com .net trello.com bitbucket.org
GitHub : .com .io githubusercontent.com githubassets.com githubsupport.com
~Notion = notion team, notion workspace : .so .com makenotion.com
OpenAI + openai account, chatgpt plus, chatgpt account : .com chatgpt.com
Salesforce : .com force.com
~Workday : .com myworkday.com
ADP = adp payroll, adp workforce : .com
Intuit + quickbooks, turbotax : .com quickbooks.com turbotax.com
Xero = xero invoice : .com
SendGrid : .com .net
Mailchimp : .com mailchi.mp list-manage.com
Zendesk : .com
HubSpot : .com hubspotemail.net
Shopify : .com myshopify.com shopifyemail.com
Wix = wix com : .com
WordPress + wordpress com : .com .org automattic.com
GoDaddy : .com secureserver.net
Namecheap : .com
~Cloudflare = cloudflare account, cloudflare registrar : .com
OVH + ovhcloud : .com .net ovhcloud.com
cPanel : .net .com
Roundcube : .net
Zimbra : .com
Norton + norton lifelock, nortonlifelock, norton 360, norton antivirus : .com nortonlifelock.com lifelock.com gendigital.com
McAfee : .com
Avast : .com
Kaspersky : kaspersky .com
Bitdefender : .com
Windows Defender + microsoft defender : microsoft.com`,

  media: `
YouTube : .com youtu.be google.com
Netflix : netflix .com nflxext.com nflximg.net nflxso.net
Spotify : .com scdn.co spoti.fi
Disney Plus + disney+, disneyplus : .com disney.com go.com
~HBO Max : .com max.com hbo.com
~Paramount Plus + paramount+ : .com
Hulu : .com hulumail.com
DAZN : .com
Facebook + meta business, meta for business : .com fb.com fb.me fbcdn.net facebookmail.com meta.com messenger.com instagram.com metamail.com
Instagram : .com facebook.com ig.me cdninstagram.com meta.com
WhatsApp : .com .net wa.me facebook.com
LinkedIn : .com licdn.com lnkd.in
Twitter : .com x.com t.co twimg.com
TikTok : .com tiktokv.com bytedance.com
Snapchat : .com snap.com
Telegram : .org t.me .me
~Discord = discord nitro, discord account, discord team : .com discordapp.com .gg
Pinterest : .com pin.it
Reddit : .com redditmail.com redd.it
~Tinder = tinder gold, tinder plus, tinder account : .com gotinder.com
~Twitch = twitch account, twitch tv : .tv
~Steam = steam guard, steam community, steam wallet : steampowered.com steamcommunity.com valvesoftware.com
Roblox : .com
Epic Games : .com
PlayStation + playstation network : .com sony.com sonyentertainmentnetwork.com
Nintendo : nintendo .com .net
~Blizzard = blizzard entertainment, battle net : .com battle.net`,

  money: `
Visa = visa card, verified by visa : .com
Mastercard + mastercard identity check : .com .us
American Express + amex, americanexpress : americanexpress .com aexp.com amex.com
Western Union : .com
MoneyGram : .com
~Wise = wise transfer, transferwise : .com transferwise.com
Revolut : .com
Payoneer : .com
Skrill : .com
Klarna : klarna .com
~Stripe = stripe account, stripe payments : .com
~Square = square payments : squareup.com .com
SumUp : .com
HSBC + 滙豐, 香港上海滙豐銀行, 匯豐 : hsbc .com .com.hk
Citibank + citigroup, citi bank : citi.com citibank .com citigroup.com
~Allianz : allianz .com
~AXA = axa assurance, axa insurance, axa versicherung : axa .com
eToro : .com
Adyen : .com
Remitly : .com
paysafecard : .com paysafe.com
~Mollie = mollie payments : .com .nl
Interactive Brokers : .com ibkr.com .co.uk .ie`,

  crypto: `
Coinbase : .com
Binance : .com .us bnbstatic.com
MetaMask + meta mask : .io consensys.net consensys.io
Trust Wallet + trustwallet : .com
~Ledger = ledger live, ledger wallet, ledger nano, ledger user, ledger device, ledger customer, ledger security, ledger support, ledger team : .com
Trezor : .io satoshilabs.com
~Kraken : .com
Blockchain.com + blockchain wallet : blockchain.com
OpenSea : .io
~Exodus = exodus wallet : .com
~Ripple + xrp ledger : .com xrpl.org
Uniswap : .org
Crypto.com : crypto.com
Bybit : .com
KuCoin : .com
OKX : .com
~Gemini = gemini exchange : .com
Bitpanda : .com
Bitstamp : .net
~Phantom = phantom wallet : .com .app
Electrum = electrum wallet : .org
WalletConnect + wallet connect : .com .network
Bitget : .com
Bitfinex : .com
Gate.io : gate.io gate.com
MEXC : .com
HTX = huobi, htx exchange : .com huobi.com
FTX = ftx claims, ftx exchange : .com`,

  shopping: `
Amazon + amazon prime, prime video, aws : amazon .com amzn.to amazonaws.com amazonses.com a.co media-amazon.com ssl-images-amazon.com primevideo.com aws.com aboutamazon.com amazonpay.com audible.com
eBay : ebay .com ebaystatic.com ebayimg.com
AliExpress : aliexpress .com alibaba.com
Shein : shein .com
Temu : .com temuemail.com
Etsy : .com
Vinted : vinted .com
Lidl : lidl .com
Aldi : aldi .com aldi-sued.de aldi-nord.de
IKEA : ikea .com
Decathlon : decathlon .com
~Samsung = samsung account, samsung rewards, samsung members : .com samsungusa.com
Booking.com : booking.com
Airbnb : airbnb .com
Expedia : expedia .com expediamail.com
~Uber = uber eats, uber account, uber receipts : .com ubereats.com
~Lufthansa = miles and more, lufthansa miles : .com miles-and-more.com
Ryanair : .com
~Emirates = emirates airline : .com`,

  parcels: `
DHL + dhl express, dhl paket : dhl .com dpdhl.com dhl-news.com deutschepost.de dhlparcel.nl dhlecommerce.nl .de
FedEx + fed ex : .com tnt.com
~UPS = ups delivery, ups express, ups package, united parcel service : .com upsemail.com
DPD : dpd .com .co.uk dpdgroup.com .com.pl mydpd.at
~GLS = gls paket, gls germany : gls-group.com gls-group.eu gls-group.net gls-pakete.de gls-italy.com gls-spain.es gls-spain.com gls-france.com gls-netherlands.com gls-poland.com
~Hermes = hermes paket, myhermes, evri : myhermes.de myhermes.co.uk evri.com hermesworld.com paketankuendigung.de
Maersk : .com
Aramex : .com
TNT = tnt express : .com`,
};
