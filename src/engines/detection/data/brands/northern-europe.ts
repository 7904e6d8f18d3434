/** Brands of Northern Europe. Own selection from the brands' public sites, 2026-11; the format is that of `brandsIn`. */
export const NORTHERN_EUROPE = {
  SE: `
Swedbank = swedbank : swedbank.se swedbank.com
Handelsbanken = handelsbanken : handelsbanken.se handelsbanken.com
SEB = seb bank, skandinaviska enskilda banken : seb.se sebgroup.com
Nordea = nordea : nordea.se nordea.fi nordea.dk nordea.no nordea.com
BankID = bankid : bankid.com bankid.no
~Swish = swish betalning : swish.nu
PostNord = postnord : postnord.se postnord.dk postnord.no postnord.fi postnord.com
Skatteverket = skatteverket : skatteverket.se
Försäkringskassan = forsakringskassan : forsakringskassan.se
Telia = telia : telia.se telia.fi telia.no telia.ee teliacompany.com
~Tele2 = tele2 : tele2.se tele2.com
Klarna Bank = klarna bank : klarna.com klarna.se
ICA = ica banken : ica.se icabanken.se
Transportstyrelsen = transportstyrelsen : transportstyrelsen.se`,

  NO: `
DNB = dnb bank, dnb : dnb.no
SpareBank 1 = sparebank 1, sparebank1 : sparebank1.no
~Vipps = vipps : vipps.no vippsmobilepay.com
~Posten = posten norge, posten bring : posten.no bring.no bring.com
Skatteetaten = skatteetaten, altinn : skatteetaten.no altinn.no
NAV = nav norge, arbeids og velferdsetaten : nav.no
Helsenorge = helsenorge : helsenorge.no
Telenor = telenor : telenor.no telenor.se telenor.dk telenor.com
Finn.no = finn no : finn.no`,

  DK: `
Danske Bank = danske bank : danskebank.dk danskebank.com danskebank.fi danskebank.no danskebank.se
Nykredit = nykredit : nykredit.dk
Jyske Bank = jyske bank : jyskebank.dk
MobilePay = mobilepay : mobilepay.dk mobilepay.fi vippsmobilepay.com
MitID = mitid, nemid : mitid.dk nemid.nu
Skattestyrelsen = skattestyrelsen, borger dk, e boks, eboks : skat.dk sktst.dk borger.dk e-boks.dk e-boks.com
TDC = tdc net, yousee : tdc.dk yousee.dk
Nets = nets dankort : nets.eu nets.dk
Sygeforsikringen danmark = sygeforsikringen danmark : sygeforsikring.dk`,

  FI: `
Osuuspankki = osuuspankki, op ryhma : op.fi
~S-Pankki = s pankki : s-pankki.fi
~Posti = posti oy, posti paketti : posti.fi posti.com
Vero = verohallinto, omavero, vero fi : vero.fi
Kela = kela, kansanelakelaitos : kela.fi
Suomi.fi = suomi fi : suomi.fi dvv.fi
~Elisa = elisa oyj : elisa.fi
~DNA = dna oyj, dna lasku : dna.fi
Tori = tori fi : tori.fi
OmaKanta = omakanta : kanta.fi`,
};
