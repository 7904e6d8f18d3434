/** Brands of North America. Own selection from the brands' public sites, 2026-11; the format is that of `brandsIn`. */
export const NORTH_AMERICA = {
  US: `
~Chase = chase bank, jpmorgan, jpmorgan chase, chase online : chase.com jpmorgan.com jpmorganchase.com
Bank of America = bank of america, bankofamerica, bofa : bankofamerica.com bofa.com
Wells Fargo = wells fargo, wellsfargo : wellsfargo.com wf.com
Capital One = capital one, capitalone : capitalone.com
US Bank = us bank, usbank : usbank.com
Navy Federal = navy federal : navyfederal.org
USAA : usaa.com
PNC Bank = pnc bank : pnc.com
TD Bank = td bank, td canada trust : td.com tdbank.com
Truist = truist : truist.com
~Regions Bank = regions bank : regions.com
~Discover = discover card, discover bank : discover.com
~Ally Bank = ally bank : ally.com
Charles Schwab = charles schwab, schwab account : schwab.com
~Fidelity = fidelity investments, fidelity account : fidelity.com
Venmo : venmo.com
Zelle : zellepay.com zelle.com
Cash App = cash app, cashapp : cash.app squareup.com
Robinhood : robinhood.com
USPS = usps, us postal service, united states postal service : usps.com usps.gov
Walmart : walmart walmart.com
Costco : costco costco.com
~Target = target gift card, target rewards : target.com
Home Depot = home depot : homedepot.com
Lowes = lowe's, lowes : lowes.com
CVS = cvs pharmacy : cvs.com
Walgreens : walgreens.com
Best Buy = best buy, bestbuy, geek squad : bestbuy.com geeksquad.com
AT&T = at&t, att mail : att.com att.net att-mail.com
Verizon : verizon.com verizonwireless.com vzw.com
T-Mobile = t mobile, tmobile : t-mobile t-mobile.com telekom.de
Xfinity = xfinity, comcast : xfinity.com comcast.com comcast.net
~Spectrum = spectrum mobile, charter spectrum : spectrum.com charter.com spectrum.net
UnitedHealthcare = unitedhealthcare, united healthcare : uhc.com unitedhealthgroup.com optum.com
Blue Cross Blue Shield = blue cross blue shield, bluecross blueshield, bcbs : bcbs.com anthem.com
~Aetna = aetna : aetna.com cvshealth.com
~Cigna = cigna : cigna.com
~Humana = humana medicare, humana insurance : humana.com
Kaiser Permanente = kaiser permanente : kaiserpermanente.org kp.org
~Medicare = medicare gov : medicare.gov cms.gov
~State Farm = state farm : statefarm.com
~Geico = geico : geico.com
~Experian = experian : experian.com
Equifax : equifax.com
IRS = irs, internal revenue service : irs.gov treasury.gov
Social Security Administration = social security administration : ssa.gov
E-ZPass = e zpass, ezpass, ez pass : e-zpassny.com e-zpass.com ezpassmd.com
SunPass = sunpass : sunpass.com
FasTrak = fastrak : bayareafastrak.org thetollroads.com`,

  CA: `
Royal Bank of Canada = royal bank of canada, rbc royal bank : rbc.com royalbank.com
Scotiabank : scotiabank.com
~BMO = bmo bank, bank of montreal : bmo.com
CIBC = cibc : cibc.com
~Desjardins = desjardins accesd, mouvement desjardins : desjardins.com
~Tangerine = tangerine bank : tangerine.ca
Interac = interac, interac e transfer : interac.ca payments.interac.ca
Canada Post = canada post : canadapost.ca canadapost-postescanada.ca
Canada Revenue Agency = canada revenue agency, cra my account : canada.ca cra-arc.gc.ca gc.ca
~Rogers = rogers communications, rogers wireless : rogers.com
~Bell = bell canada, bell mobility : bell.ca
Telus = telus : telus.com
Canadian Tire = canadian tire : canadiantire.ca
Sun Life = sun life financial : sunlife.com sunlife.ca
Service Canada = service canada, servicecanada : canada.ca`,
};
