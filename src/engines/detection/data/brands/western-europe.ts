/** Brands of Western Europe. Own selection from the brands' public sites, 2026-11; the format is that of `brandsIn`. */
export const WESTERN_EUROPE = {
  GB: `
Barclays : barclays .com barclaycard.co.uk
Lloyds Bank : .com .co.uk lloydsbanking.com
NatWest : .com
~Halifax = halifax bank, halifax online : .co.uk halifax-online.co.uk
~Nationwide = nationwide building society : .co.uk
!~Monzo : .com
!Starling Bank : .com
TSB = tsb bank : .co.uk
Royal Mail + royalmail : .com .co.uk
!HMRC + hm revenue : .gov.uk gov.uk
!DVLA + tv licensing : gov.uk tvlicensing.co.uk
NHS : .uk .net
~BT = bt group, bt broadband, btinternet : .com btinternet.com
~Sky = sky tv, sky broadband : .com .uk
~EE = ee mobile : .co.uk
~Three = three mobile : .co.uk .ie
Virgin Media : .com .ie
British Gas : .co.uk
Octopus Energy : octopus.energy
Tesco + tesco bank, tesco clubcard : .com tescobank.com
~Argos = argos card : .co.uk
~Boots = boots advantage : .com
~Bupa : .co.uk .com
Bank of Scotland : .co.uk
RBS = royal bank of scotland : .co.uk .com
~First Direct = firstdirect : .com
Co-operative Bank : co-operativebank.co.uk
Virgin Money : .com .co.uk
~Yodel = yodel delivery : .co.uk
Parcelforce : .com .net
DWP = department for work and pensions : .gov.uk gov.uk
Dart Charge + dartford crossing : gov.uk
E.ON = e on next, eon next, e on energie : .com eonnext.com eonenergy.com .de .hu .se eon-energie.ro .cz
ScottishPower : .com .co.uk
TalkTalk : .co.uk .net
Sainsbury's + sainsburys, nectar card : .co.uk sainsburysbank.co.uk nectar.com
Deliveroo : .co.uk .com`,

  IE: `
AIB + allied irish banks : .ie
Bank of Ireland + 365 online : .com boi.com
Permanent TSB + ptsb : ptsb.ie .ie
~An Post + anpost : .com .ie
~Irish Revenue = revenue commissioners, revenue ie : revenue.ie
MyGovID : .ie gov.ie
~Eir = eir mobile : .ie
Vhi = vhi healthcare : .ie
~Laya = laya healthcare : layahealthcare.ie
Electric Ireland : .ie
eFlow : .ie`,

  FR: `
BNP Paribas : bnpparibas .com .net bnpparibasfortis.be mabanque.bnpparibas
Crédit Agricole : credit-agricole.fr credit-agricole.com ca-paris.fr credit-agricole.it credit-agricole.pl ca-alpesprovence.fr ca-alsace-vosges.fr ca-anjou-maine.fr ca-aquitaine.fr ca-atlantique-vendee.fr ca-briepicardie.fr ca-cb.fr ca-centreest.fr ca-centrefrance.fr ca-centreloire.fr ca-centreouest.fr ca-charente-perigord.fr ca-cmds.fr ca-cotesdarmor.fr ca-des-savoie.fr ca-finistere.fr ca-franchecomte.fr ca-illeetvilaine.fr ca-languedoc.fr ca-loirehauteloire.fr ca-lorraine.fr ca-morbihan.fr ca-nmp.fr ca-norddefrance.fr ca-nord-est.fr ca-normandie.fr ca-normandie-seine.fr ca-pca.fr ca-pyrenees-gascogne.fr ca-sudmed.fr ca-sudrhonealpes.fr ca-toulouse31.fr ca-tourainepoitou.fr ca-valdefrance.fr
La Banque Postale = banque postale, certicode : .fr
Société Générale : .fr .com sg.fr
Crédit Mutuel : .fr .com arkea.com cmb.fr cmso.com
CIC = cic banque : .fr
Caisse d’Épargne : caisse-epargne.fr bpce.fr
Banque Populaire : .fr bpce.fr
LCL = lcl banque, credit lyonnais : .fr
Boursorama + boursobank : .com boursobank.com
La Poste + colissimo, chronopost : .fr .net .info colissimo.fr chronopost.fr chronopost.com notif-laposte.info notif-colissimo-laposte.info notif-chronopost.fr digiposte.fr
Mondial Relay : mondialrelay .fr .com
~Orange = orange telecom, orange facture, orange polska, orange romania, orange espana, orange belgium, orange slovensko : .fr .com .es .be .ro .sk .pl .lu
Free Mobile : free.fr
SFR : .fr .com
Bouygues Telecom : .fr
!~Impots = impots gouv, direction generale des finances : .gouv.fr dgfip.finances.gouv.fr gouv.fr
FranceConnect + service public fr : .gouv.fr service-public.fr gouv.fr
Ameli + assurance maladie, carte vitale : .fr assurance-maladie.fr
CAF = caisse d allocations familiales : .fr
!ANTAI : .gouv.fr amendes.gouv.fr gouv.fr
Mon Compte Formation + compte cpf : .gouv.fr
EDF + electricite de france, edf energy : .fr .com edfenergy.com
~Engie : .fr .com
Leboncoin + le bon coin : .fr
Cdiscount : .com
~Fnac : .com
~Carrefour : carrefour .com .fr
~Leclerc = e leclerc : .fr e.leclerc
~SNCF = sncf connect : .com sncf-connect.com
~Fortuneo = fortuneo : .fr
Urssaf : .fr
France Travail + pole emploi : .fr pole-emploi.fr
TotalEnergies : .fr .com
Ulys = ulys vinci, vinci autoroutes : .com vinci-autoroutes.com
Free = freebox, free adsl : .fr`,

  BE: `
Bpost : .be
KBC + kbc bank : .be .com
Belfius : .be
BNP Paribas Fortis : .be .com
~Argenta = argenta bank : .be
itsme : .be itsme-id.com
Bancontact + payconiq : .com payconiq.com payconiq.be
Proximus : .be .com
Telenet : .be
FOD Financiën + spf finances, myminfin : fgov.be belgium.be fed.be
Christelijke Mutualiteit + mutualite chretienne : cm.be mc.be
Engie Electrabel = electrabel : engie.be
CSAM = csam be, my e box : .be myebox.be fgov.be
2dehands + 2ememain : .be 2ememain.be`,

  NL: `
Rabobank : .nl .com
ABN AMRO + abnamro : .nl .com
~SNS = sns bank : snsbank.nl .nl
ASN Bank : .nl
~bunq : .com
PostNL : .nl .com .be
!DigiD + belastingdienst : .nl belastingdienst.nl overheid.nl toeslagen.nl
MijnOverheid + cjib : .nl overheid.nl cjib.nl
KPN : .com
~Ziggo : .nl
Bol.com : bol.com
Marktplaats : .nl
ICS = international card services : icscards.nl
Zilveren Kruis : .nl
VGZ : .nl
~CZ = cz zorgverzekering : .nl
Coolblue : .nl .be .de
Vattenfall : .nl .de .se .com
Triodos : .nl .com .be .es .co.uk
Odido : .nl
Eneco : .nl .com .be
Essent : .nl
UWV = uwv werkbedrijf : .nl
SVB = sociale verzekeringsbank : .nl
Bitvavo : .com`,

  LU: `
Spuerkeess + bcee, s net : .lu bcee.lu
BGL BNP Paribas : bgl.lu
BIL = banque internationale a luxembourg : .com
LuxTrust : .com .lu
POST Luxembourg : post.lu
Guichet.lu + myguichet, administration des contributions directes : guichet.lu public.lu etat.lu
CNS Luxembourg = caisse nationale de sante : cns.lu public.lu`,
};
