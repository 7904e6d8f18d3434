/**
 * Brands of Australia, Asia and Africa. Own selection from the brands' public sites, 2026-11; the format is that of
 * `brandsIn`.
 */
export const ASIA_PACIFIC_AFRICA = {
  AU: `
Commonwealth Bank = commonwealth bank, commbank : commbank.com.au cba.com.au
Westpac = westpac : westpac.com.au westpac.co.nz
ANZ = anz bank : anz.com anz.com.au anz.co.nz
NAB = nab bank, national australia bank : nab.com.au
Bendigo Bank = bendigo bank : bendigobank.com.au
Australia Post = australia post, auspost : auspost.com.au
MyGov = mygov, ato : my.gov.au ato.gov.au
Services Australia = services australia, centrelink : servicesaustralia.gov.au centrelink.gov.au
Telstra = telstra : telstra.com telstra.com.au
~Optus = optus : optus.com.au
~NBN = nbn co : nbnco.com.au
Medibank = medibank : medibank.com.au
Linkt = linkt : linkt.com.au
Woolworths = woolworths rewards : woolworths.com.au woolworthsrewards.com.au
~Coles = coles flybuys : coles.com.au flybuys.com.au
AGL Energy = agl energy : agl.com.au`,

  IN: `
State Bank of India = state bank of india, yono sbi, onlinesbi : sbi.co.in onlinesbi.sbi onlinesbi.com
HDFC Bank = hdfc bank, hdfc : hdfcbank.com hdfcbank.net hdfc.com
ICICI Bank = icici bank, icici : icicibank.com icici.com
Axis Bank = axis bank : axisbank.com
Kotak = kotak mahindra, kotak bank : kotak.com
Punjab National Bank = punjab national bank : pnbindia.in
Paytm = paytm : paytm.com paytm.in
PhonePe = phonepe : phonepe.com
Flipkart = flipkart : flipkart.com
~Jio = reliance jio, jio recharge : jio.com
~Airtel = airtel : airtel.in airtel.com
India Post = india post : indiapost.gov.in
Income Tax Department = income tax department, incometax gov : incometax.gov.in incometaxindia.gov.in
Aadhaar = aadhaar, uidai : uidai.gov.in
~EPFO = epfo : epfindia.gov.in
LIC = life insurance corporation : licindia.in
IRCTC = irctc : irctc.co.in`,

  JP: `
Rakuten = rakuten : rakuten.co.jp rakuten.com rakuten-card.co.jp rakuten-bank.co.jp rakuten-sec.co.jp
Mitsubishi UFJ = mitsubishi ufj, mufg : mufg.jp bk.mufg.jp cr.mufg.jp mufg.com
Sumitomo Mitsui = sumitomo mitsui, smbc : smbc.co.jp smbc-card.com
Mizuho = mizuho bank : mizuhobank.co.jp mizuhobank.com
JCB = jcb card, my jcb : jcb.co.jp jcb.com
Saison Card = saison card : saisoncard.co.jp
Aeon = aeon card : aeon.co.jp aeoncard.co.jp
JP Post = japan post, jp post : post.japanpost.jp japanpost.jp jp-bank.japanpost.jp
Yamato = yamato transport, kuroneko yamato : kuronekoyamato.co.jp
Sagawa = sagawa express : sagawa-exp.co.jp
Mercari = mercari : mercari.com mercari.jp
~PayPay = paypay : paypay.ne.jp
NTT Docomo = docomo, ntt docomo : docomo.ne.jp nttdocomo.co.jp nttdocomo.com
~SoftBank = softbank : softbank.jp
e-Tax = e tax japan, national tax agency : nta.go.jp e-tax.nta.go.jp
JR East = jr east, eki net, ekinet : eki-net.com jreast.co.jp`,

  ZA: `
FNB = fnb bank, first national bank : fnb.co.za
Absa = absa bank, absa : absa.co.za absa.africa
Standard Bank = standard bank : standardbank.co.za standardbank.com
Nedbank = nedbank : nedbank.co.za
Capitec = capitec, capitec bank : capitecbank.co.za
~Discovery = discovery health, discovery bank : discovery.co.za
SARS = sars efiling, south african revenue service : sars.gov.za sarsefiling.co.za
South African Post Office = south african post office : postoffice.co.za
Vodacom = vodacom : vodacom.co.za vodacom.com
~MTN = mtn group : mtn.co.za mtn.com
~Telkom = telkom : telkom.co.za
Takealot = takealot : takealot.com
Eskom = eskom : eskom.co.za`,
};
