/** Brands of North America. Own selection from the brands' public sites, 2026-11; the format is that of `brandsIn`. */
export const NORTH_AMERICA = {
  US: `
~Chase = chase bank, jpmorgan, jpmorgan chase, chase online : .com jpmorgan.com jpmorganchase.com .co.uk
Bank of America + bankofamerica, bofa : .com bofa.com
Wells Fargo + wellsfargo : .com wf.com
Capital One + capitalone : .com
US Bank + usbank : .com
Navy Federal : .org
USAA : .com
PNC Bank : pnc.com
TD Bank + td canada trust, td easyweb, td canada : td.com .com tdcanadatrust.com
Truist : .com
~Regions Bank : regions.com
~Discover = discover card, discover bank : .com
~Ally Bank : ally.com
Charles Schwab + schwab account : schwab.com
~Fidelity = fidelity investments, fidelity account : .com
Venmo : .com
Zelle : zellepay.com .com
Cash App + cashapp : cash.app squareup.com
Robinhood : .com
USPS + us postal service, united states postal service : .com .gov
Walmart : walmart .com
Costco : costco .com
~Target = target gift card, target rewards : .com
Home Depot : .com
Lowes + lowe's : .com
CVS = cvs pharmacy : .com
Walgreens : .com
Best Buy + bestbuy, geek squad : .com geeksquad.com
AT&T + att mail : .com .net att-mail.com
Verizon : .com verizonwireless.com vzw.com
T-Mobile + tmobile : t-mobile t-mobile.com telekom.de
Xfinity + comcast : .com comcast.com comcast.net
~Spectrum = spectrum mobile, charter spectrum : .com charter.com .net
UnitedHealthcare + united healthcare : uhc.com unitedhealthgroup.com optum.com
Blue Cross Blue Shield + bluecross blueshield, bcbs : bcbs.com anthem.com
~Aetna : .com cvshealth.com
~Cigna : .com
~Humana = humana medicare, humana insurance : .com
Kaiser Permanente : .org kp.org
~Medicare = medicare gov : .gov cms.gov
~State Farm : .com
~Geico : .com
~Experian : .com
Equifax : .com
!IRS + internal revenue service : .gov treasury.gov
!Social Security Administration : ssa.gov
E-ZPass + ezpass, ez pass : e-zpassny.com e-zpass.com ezpassmd.com
SunPass : .com
FasTrak : bayareafastrak.org thetollroads.com
Goldman Sachs : gs.com marcus.com .com
Citizens Bank : .com citizensone.com
Fifth Third = fifth third bank : 53.com
Huntington Bank : huntington.com
KeyBank : key.com .com
~Vanguard = vanguard account, vanguard group : .com
~Chime = chime bank, chime financial : .com chimebank.com
SoFi = sofi bank, sofi money : .com
OnTrac : .com
PG&E + pacific gas electric : .com
Con Edison + coned : coned.com
Duke Energy : duke-energy.com
TxTag : .org
~Affirm = affirm loan, affirm payment : .com`,

  CA: `
Royal Bank of Canada + rbc royal bank : rbc.com royalbank.com
Scotiabank + scotiabank inverlat : .com .com.mx .cl .com.pe .ca
~BMO = bmo bank, bank of montreal : .com
CIBC : .com
~Desjardins = desjardins accesd, mouvement desjardins : .com
~Tangerine = tangerine bank : .ca
Interac + interac e transfer : .ca
Canada Post : .ca canadapost-postescanada.ca
!Canada Revenue Agency + cra my account : canada.ca cra-arc.gc.ca gc.ca
~Rogers = rogers communications, rogers wireless : .com
~Bell = bell canada, bell mobility : .ca
Telus : .com
Canadian Tire : .ca
Sun Life = sun life financial : .com .ca
!Service Canada + servicecanada : canada.ca gc.ca
National Bank of Canada + banque nationale du canada : nbc.ca bnc.ca
~Simplii : .com
Hydro-Québec : .com
BC Hydro : .com
Purolator : .com
407 ETR : .com
Videotron : .com
Wealthsimple : .com
Revenu Québec : .ca
ICBC Canada = insurance corporation of british columbia : icbc.com`,
};
