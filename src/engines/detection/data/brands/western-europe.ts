/** Brands of Western Europe. Own selection from the brands' public sites, 2026-11; the format is that of `brandsIn`. */
export const WESTERN_EUROPE = {
  GB: `
Barclays : barclays barclays.com barclaycard.co.uk
Lloyds Bank = lloyds bank : lloydsbank.com lloydsbank.co.uk lloydsbanking.com
NatWest : natwest.com
~Halifax = halifax bank, halifax online : halifax.co.uk halifax-online.co.uk
~Nationwide = nationwide building society : nationwide.co.uk
~Monzo = monzo : monzo.com
Starling Bank = starling bank : starlingbank.com
TSB = tsb bank : tsb.co.uk
Royal Mail = royal mail, royalmail : royalmail.com royalmail.co.uk
HMRC = hmrc, hm revenue : hmrc.gov.uk gov.uk
DVLA = dvla, tv licensing : gov.uk tvlicensing.co.uk
NHS = nhs : nhs.uk nhs.net
~BT = bt group, bt broadband, btinternet : bt.com btinternet.com
~Sky = sky tv, sky broadband : sky.com sky.uk
~EE = ee mobile : ee.co.uk
~Three = three mobile : three.co.uk three.ie
Virgin Media = virgin media : virginmedia.com
British Gas = british gas : britishgas.co.uk
Octopus Energy = octopus energy : octopus.energy
Tesco = tesco, tesco bank, tesco clubcard : tesco.com tescobank.com
~Argos = argos card : argos.co.uk
~Boots = boots advantage : boots.com
~Bupa = bupa : bupa.co.uk bupa.com`,

  IE: `
AIB = aib, allied irish banks : aib.ie
Bank of Ireland = bank of ireland, 365 online : bankofireland.com boi.com
Permanent TSB = permanent tsb, ptsb : ptsb.ie permanenttsb.ie
~An Post = an post, anpost : anpost.com anpost.ie
~Irish Revenue = revenue commissioners, revenue ie : revenue.ie
MyGovID = mygovid : mygovid.ie gov.ie
~Eir = eir mobile : eir.ie
Vhi = vhi healthcare : vhi.ie
~Laya = laya healthcare : layahealthcare.ie
Electric Ireland = electric ireland : electricireland.ie`,

  FR: `
BNP Paribas = bnp paribas : bnpparibas bnpparibas.com bnpparibas.net bnpparibasfortis.be mabanque.bnpparibas
Crédit Agricole = credit agricole : credit-agricole.fr credit-agricole.com ca-paris.fr
La Banque Postale = banque postale, certicode : labanquepostale.fr
Société Générale = societe generale : societegenerale.fr societegenerale.com sg.fr
Crédit Mutuel = credit mutuel : creditmutuel.fr creditmutuel.com
CIC = cic banque : cic.fr
Caisse d’Épargne = caisse d epargne : caisse-epargne.fr
Banque Populaire = banque populaire : banquepopulaire.fr
LCL = lcl banque, credit lyonnais : lcl.fr
Boursorama = boursorama, boursobank : boursorama.com boursobank.com
La Poste = la poste, colissimo, chronopost : laposte.fr laposte.net laposte.info colissimo.fr chronopost.fr chronopost.com notif-laposte.info notif-colissimo-laposte.info notif-chronopost.fr
Mondial Relay = mondial relay : mondialrelay mondialrelay.fr mondialrelay.com
~Orange = orange telecom, orange facture : orange.fr orange.com
Free Mobile = free mobile : free.fr
SFR = sfr : sfr.fr sfr.com
Bouygues Telecom = bouygues telecom : bouyguestelecom.fr
~Impots = impots gouv, direction generale des finances : impots.gouv.fr dgfip.finances.gouv.fr gouv.fr
FranceConnect = franceconnect, service public fr : franceconnect.gouv.fr service-public.fr gouv.fr
Ameli = ameli, assurance maladie, carte vitale : ameli.fr assurance-maladie.fr
CAF = caisse d allocations familiales : caf.fr
ANTAI = antai : antai.gouv.fr amendes.gouv.fr
Mon Compte Formation = mon compte formation, compte cpf : moncompteformation.gouv.fr
EDF = edf, electricite de france : edf.fr edf.com
~Engie = engie : engie.fr engie.com
Leboncoin = leboncoin, le bon coin : leboncoin.fr
Cdiscount : cdiscount.com
~Fnac = fnac : fnac.com
~Carrefour = carrefour : carrefour carrefour.com carrefour.fr
~Leclerc = e leclerc : leclerc.fr e.leclerc
~SNCF = sncf connect : sncf.com sncf-connect.com`,

  BE: `
Bpost = bpost : bpost.be
KBC = kbc bank, kbc : kbc.be kbc.com
Belfius = belfius : belfius.be
BNP Paribas Fortis = bnp paribas fortis : bnpparibasfortis.be bnpparibasfortis.com
~Argenta = argenta bank : argenta.be
itsme : itsme.be itsme-id.com
Bancontact = bancontact, payconiq : bancontact.com payconiq.com payconiq.be
Proximus = proximus : proximus.be proximus.com
Telenet = telenet : telenet.be
FOD Financiën = fod financien, spf finances, myminfin : fgov.be belgium.be fed.be
Christelijke Mutualiteit = christelijke mutualiteit, mutualite chretienne : cm.be mc.be
Engie Electrabel = electrabel : engie.be`,

  NL: `
Rabobank = rabobank : rabobank.nl rabobank.com
ABN AMRO = abn amro, abnamro : abnamro.nl abnamro.com
~SNS = sns bank : snsbank.nl sns.nl
ASN Bank = asn bank : asnbank.nl
~bunq = bunq : bunq.com
PostNL : postnl.nl postnl.com postnl.be
DigiD = digid, belastingdienst : digid.nl belastingdienst.nl overheid.nl toeslagen.nl
MijnOverheid = mijnoverheid, cjib : mijnoverheid.nl overheid.nl cjib.nl
KPN = kpn : kpn.com
~Ziggo = ziggo : ziggo.nl
Bol.com = bol com : bol.com
Marktplaats = marktplaats : marktplaats.nl
ICS = international card services : icscards.nl
Zilveren Kruis = zilveren kruis : zilverenkruis.nl
VGZ = vgz : vgz.nl
~CZ = cz zorgverzekering : cz.nl
Coolblue : coolblue.nl coolblue.be coolblue.de
Vattenfall = vattenfall : vattenfall.nl vattenfall.de vattenfall.se vattenfall.com`,
};
