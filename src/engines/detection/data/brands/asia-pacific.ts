/**
 * Brands of Australia, New Zealand and India. Own selection of the sites and mailing domains that they are known by, reviewed
 * 2026-11; the format is that of `brandsIn`.
 */
export const ASIA_PACIFIC = {
  AU: `
Commonwealth Bank + commbank : commbank.com.au cba.com.au
Westpac : .com.au .co.nz
ANZ = anz bank : .com .com.au .co.nz
NAB = nab bank, national australia bank : .com.au
Bendigo Bank : .com.au
Australia Post + auspost : auspost.com.au
MyGov + ato, australian taxation office : my.gov.au ato.gov.au gov.au mygov.in
Services Australia + centrelink : .gov.au centrelink.gov.au
Telstra : .com .com.au
~Optus : .com.au
~NBN = nbn co : nbnco.com.au
Medibank : .com.au
Linkt : .com.au
Woolworths = woolworths rewards : .com.au woolworthsrewards.com.au
~Coles = coles flybuys : .com.au flybuys.com.au
AGL Energy : agl.com.au
Macquarie Bank : macquarie.com macquarie.com.au macquarie.co.nz
Bankwest : .com.au
St.George = st george bank : .com.au banksa.com.au bankofmelbourne.com.au
~Suncorp = suncorp : .com.au suncorpbank.com.au
Ubank Australia = ubank : ubank.com.au
Origin Energy : .com.au
EnergyAustralia : .com.au
Aussie Broadband : .com.au
StarTrack = startrack express, startrack courier : .com.au
CouriersPlease = couriers please : .com.au
Qantas : .com .com.au
CoinSpot : .com.au
Afterpay : .com
Gumtree : .com .com.au`,

  NZ: `
ASB = asb bank, fastnet classic : .co.nz
BNZ = bnz bank, bank of new zealand : .co.nz
Kiwibank : .co.nz
NZ Post + new zealand post : .co.nz
!Inland Revenue New Zealand = inland revenue nz, ird myir : ird.govt.nz govt.nz
RealMe = realme login : .govt.nz
Waka Kotahi + nz transport agency : nzta.govt.nz
~Spark = spark new zealand, spark nz : .co.nz
Trade Me = trademe : .co.nz
Mercury Energy + mercury nz : mercury.co.nz
2degrees : .nz .co.nz`,

  IN: `
State Bank of India + yono sbi, onlinesbi : sbi.co.in onlinesbi.sbi onlinesbi.com sbi.bank.in sbicard.com
HDFC Bank + hdfc : .com .net hdfc.com hdfc.bank.in
ICICI Bank + icici : .com icici.com icici.bank.in
Axis Bank : .com axis.bank.in
Kotak = kotak mahindra, kotak bank : .com .bank.in
Punjab National Bank : pnbindia.in pnb.bank.in pnb.co.in
Paytm : .com .in
PhonePe : .com
Flipkart : .com
~Jio = reliance jio, jio recharge : .com
~Airtel : .in .com
India Post : .gov.in
!Income Tax Department + incometax gov : incometax.gov.in incometaxindia.gov.in gov.in
!Aadhaar + uidai : uidai.gov.in gov.in
~EPFO : epfindia.gov.in
LIC = life insurance corporation : licindia.in
IRCTC : .co.in
Bank of Baroda + bob world : .in .com .co.in
Canara Bank : .com .bank.in
Union Bank of India : .co.in
IndusInd Bank : indusind.com
YES Bank India + yesbank : yesbank.in
IDFC First Bank : .com
Google Pay India = gpay india : google.com
NPCI = npci bhim, bhim upi : .org.in
DigiLocker : .gov.in
Passport Seva : passportindia.gov.in
GST Portal India = gst portal, goods and services tax network : gst.gov.in gstn.org.in
FASTag : npci.org.in ihmcl.co.in
Parivahan + mparivahan : .gov.in
~Delhivery : .com
Blue Dart + bluedart : .com
Meesho : .com
Myntra : .com
~Vi = vodafone idea : myvi.in
BSNL : .co.in .in
Zerodha : .com
CoinDCX : .com
WazirX : .com`,
};
