/** Brands of no one country. Own selection from the brands' public sites, 2026-11; the format is that of `brandsIn`. */
export const WORLDWIDE = {
  software: `
PayPal : paypal paypal.com paypalobjects.com paypal.me paypal-community.com
Microsoft = microsoft, microsoft 365, office 365, office365, m365, microsoft account, microsoft teams, ms teams : microsoft microsoft.com microsoftonline.com sharepointonline.com office.com office365.com live.com outlook.com hotmail.com sharepoint.com onedrive.com windows.com windows.net azure.com msn.com skype.com microsoft365.com aka.ms 1drv.ms office.net microsoftemail.com onmicrosoft.com cloud.microsoft xbox.com linkedin.com
~Outlook = outlook, outlook web, owa : outlook.com live.com microsoft.com office.com office365.com hotmail.com
OneDrive = onedrive, one drive : onedrive.com live.com microsoft.com sharepoint.com 1drv.ms office.com
SharePoint = sharepoint, share point : sharepoint.com microsoft.com office.com
Google = google, google drive, google docs, google account, google workspace, gmail : google google.com gmail.com googlemail.com goo.gl youtube.com withgoogle.com googleusercontent.com gstatic.com g.co google.dev googleapis.com forms.gle android.com
~Apple = apple, apple id, apple pay, apple support : apple.com icloud.com me.com mac.com itunes.com apple-cloudkit.com cdn-apple.com appleid.com
iCloud = icloud, icloud storage : icloud.com apple.com me.com
Yahoo = yahoo, yahoo mail : yahoo yahoo.com yahoodns.net aol.com
Dropbox = dropbox, drop box : dropbox.com dropboxmail.com dropboxstatic.com dropboxusercontent.com hellosign.com
DocuSign = docusign, docu sign : docusign.com docusign.net
Adobe = adobe, adobe sign, acrobat sign, adobe acrobat, adobe document cloud : adobe adobe.com adobesign.com echosign.com acrobat.com adobe.io
WeTransfer = wetransfer, we transfer : wetransfer.com we.tl
~Box = box com, box sign : box.com boxcloud.com
~Zoom = zoom meeting, zoom video : zoom.us zoom.com zoomgov.com
Webex : webex.com cisco.com
~Slack = slack workspace, slack team : slack.com slack-edge.com
Atlassian = atlassian, jira, trello : atlassian.com atlassian.net trello.com bitbucket.org
GitHub : github.com github.io githubusercontent.com githubassets.com
~Notion = notion team, notion workspace : notion.so notion.com makenotion.com
OpenAI = openai account, openai, chatgpt plus, chatgpt account : openai.com chatgpt.com
Salesforce : salesforce.com force.com
~Workday = workday : workday.com myworkday.com
ADP = adp payroll, adp workforce : adp.com
Intuit = intuit, quickbooks, turbotax : intuit.com quickbooks.com turbotax.com
Xero = xero invoice : xero.com
SendGrid : sendgrid.com sendgrid.net
Mailchimp : mailchimp.com mailchi.mp list-manage.com
Zendesk : zendesk.com
HubSpot : hubspot.com hubspotemail.net
Shopify : shopify.com myshopify.com shopifyemail.com
Wix = wix com : wix.com
WordPress = wordpress, wordpress com : wordpress.com wordpress.org automattic.com
GoDaddy = godaddy : godaddy.com secureserver.net
Namecheap : namecheap.com
~Cloudflare = cloudflare account, cloudflare registrar : cloudflare.com
OVH = ovh, ovhcloud : ovh.com ovh.net ovhcloud.com
cPanel = cpanel : cpanel.net cpanel.com
Roundcube : roundcube.net
Zimbra : zimbra.com
Norton = norton, norton lifelock, nortonlifelock, norton 360, norton antivirus : norton.com nortonlifelock.com lifelock.com gendigital.com
McAfee = mcafee : mcafee.com
Avast : avast.com
Kaspersky : kaspersky kaspersky.com
Bitdefender : bitdefender.com
Windows Defender = windows defender, microsoft defender : microsoft.com`,

  media: `
YouTube : youtube.com youtu.be google.com
Netflix : netflix netflix.com nflxext.com nflximg.net nflxso.net
Spotify : spotify.com scdn.co spoti.fi
Disney Plus = disney plus, disney+, disneyplus : disneyplus.com disney.com go.com
~HBO Max = hbo max : hbomax.com max.com hbo.com
~Paramount Plus = paramount plus, paramount+ : paramountplus.com
Hulu : hulu.com hulumail.com
DAZN : dazn.com
Facebook = facebook, meta business, meta for business : facebook.com fb.com fb.me fbcdn.net facebookmail.com meta.com messenger.com instagram.com metamail.com
Instagram : instagram.com facebook.com ig.me cdninstagram.com meta.com
WhatsApp : whatsapp.com whatsapp.net wa.me facebook.com
LinkedIn : linkedin.com licdn.com lnkd.in
Twitter : twitter.com x.com t.co twimg.com
TikTok : tiktok.com tiktokv.com bytedance.com
Snapchat : snapchat.com snap.com
Telegram : telegram.org t.me telegram.me
~Discord = discord nitro, discord account, discord team : discord.com discordapp.com discord.gg
Pinterest : pinterest.com pin.it
Reddit : reddit.com redditmail.com redd.it
~Tinder = tinder gold, tinder plus, tinder account : tinder.com gotinder.com
~Twitch = twitch account, twitch tv : twitch.tv
~Steam = steam guard, steam community, steam wallet : steampowered.com steamcommunity.com valvesoftware.com
Roblox : roblox.com
Epic Games = epic games : epicgames.com
PlayStation = playstation, playstation network : playstation.com sony.com sonyentertainmentnetwork.com
Nintendo : nintendo nintendo.com nintendo.net
~Blizzard = blizzard entertainment, battle net : blizzard.com battle.net`,

  money: `
Visa = visa card, verified by visa : visa.com
Mastercard = mastercard, mastercard identity check : mastercard.com mastercard.us
American Express = american express, amex, americanexpress : americanexpress americanexpress.com aexp.com amex.com
Western Union = western union : westernunion.com
MoneyGram : moneygram.com
~Wise = wise transfer, transferwise : wise.com transferwise.com
Revolut : revolut.com
Payoneer : payoneer.com
Skrill : skrill.com
Klarna : klarna klarna.com
~Stripe = stripe account, stripe payments : stripe.com
~Square = square payments : squareup.com square.com
SumUp = sumup : sumup.com
HSBC : hsbc hsbc.com
Citibank = citibank, citigroup, citi bank : citi.com citibank citibank.com citigroup.com
~Allianz = allianz : allianz allianz.com
~AXA = axa assurance, axa insurance, axa versicherung : axa axa.com
eToro = etoro : etoro.com`,

  crypto: `
Coinbase : coinbase.com
Binance : binance.com binance.us bnbstatic.com
MetaMask = metamask, meta mask : metamask.io consensys.net consensys.io
Trust Wallet = trust wallet, trustwallet : trustwallet.com
~Ledger = ledger live, ledger wallet, ledger nano, ledger user, ledger device, ledger customer, ledger security, ledger support, ledger team : ledger.com
Trezor : trezor.io satoshilabs.com
~Kraken = kraken : kraken.com
Blockchain.com = blockchain com, blockchain wallet : blockchain.com
OpenSea : opensea.io
~Exodus = exodus wallet : exodus.com
~Ripple = ripple, xrp ledger : ripple.com xrpl.org
Uniswap : uniswap.org
Crypto.com = crypto com : crypto.com
Bybit : bybit.com
KuCoin : kucoin.com
OKX : okx.com
~Gemini = gemini exchange : gemini.com
Bitpanda : bitpanda.com
Bitstamp : bitstamp.net
~Phantom = phantom wallet : phantom.com phantom.app
Electrum = electrum wallet : electrum.org
WalletConnect = walletconnect, wallet connect : walletconnect.com walletconnect.network`,

  shopping: `
Amazon = amazon, amazon prime, prime video, aws : amazon amazon.com amzn.to amazonaws.com amazonses.com a.co media-amazon.com ssl-images-amazon.com primevideo.com aws.com aboutamazon.com amazonpay.com audible.com
eBay = ebay : ebay ebay.com ebaystatic.com ebayimg.com
AliExpress : aliexpress aliexpress.com alibaba.com
Shein : shein shein.com
Temu : temu.com temuemail.com
Etsy : etsy.com
Vinted : vinted vinted.com
Lidl : lidl lidl.com
Aldi : aldi aldi.com aldi-sued.de aldi-nord.de
IKEA : ikea ikea.com
Decathlon : decathlon decathlon.com
~Samsung = samsung account, samsung rewards, samsung members : samsung.com samsungusa.com
Booking.com = booking com : booking.com
Airbnb : airbnb airbnb.com
Expedia : expedia expedia.com expediamail.com
~Uber = uber eats, uber account, uber receipts : uber.com ubereats.com
~Lufthansa = miles and more, lufthansa miles : lufthansa.com miles-and-more.com
Ryanair : ryanair.com
~Emirates = emirates airline : emirates.com`,

  parcels: `
DHL = dhl, dhl express, dhl paket : dhl dhl.com dpdhl.com dhl-news.com deutschepost.de
FedEx = fedex, fed ex : fedex.com tnt.com
~UPS = ups delivery, ups express, ups package, united parcel service : ups.com upsemail.com
DPD = dpd : dpd dpd.com dpd.co.uk dpdgroup.com
~GLS = gls paket, gls germany : gls-group.com gls-group.eu gls-group.net gls-pakete.de gls-italy.com gls-spain.es gls-spain.com gls-france.com gls-netherlands.com gls-poland.com
~Hermes = hermes paket, myhermes, evri : myhermes.de myhermes.co.uk evri.com hermesworld.com paketankuendigung.de
Maersk : maersk.com
Aramex : aramex.com`,
};
