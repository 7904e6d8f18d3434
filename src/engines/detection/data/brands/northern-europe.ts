/** Brands of Northern Europe. Own selection from the brands' public sites, 2026-11; the format is that of `brandsIn`. */
export const NORTHERN_EUROPE = {
  SE: `
Swedbank : .se .com
Handelsbanken : .se .com .no .dk .fi .co.uk .nl
SEB = seb bank, skandinaviska enskilda banken : .se sebgroup.com
Nordea : .se .fi .dk .no .com
BankID : .com .no
~Swish = swish betalning : .nu
PostNord : .se .dk .no .fi .com
!Skatteverket : .se
Försäkringskassan : .se
Telia : .se .fi .no .ee teliacompany.com .com
~Tele2 : .se .com
Klarna Bank : klarna.com klarna.se
ICA = ica banken : .se icabanken.se
Transportstyrelsen : .se
Länsförsäkringar : .se lf.se
ICA Banken = icabanken : .se
Kivra : .com .se
Instabox + instabee : .se .io instabee.com
Budbee : .com .se
CSN = centrala studiestodsnamnden : .se
Polisen = polismyndigheten : .se
Blocket : .se
~Tradera = tradera com : .com
Fortum : .se .fi .com .no
SJ = sj prio : .se`,

  NO: `
DNB + dnb bank : .no
SpareBank 1 + sparebank1 : .no
~Vipps : .no vippsmobilepay.com
~Posten = posten norge, posten bring : .no bring.no bring.com
!Skatteetaten + altinn : .no altinn.no
NAV = nav norge, arbeids og velferdsetaten : .no
Helsenorge : .no
Telenor : .no .se .dk .com
Finn.no : finn.no
Sbanken : .no
~Digipost = digipost : .no
~AutoPASS = fjellinjen, flytpass : .no fjellinjen.no flytpass.no
Statens vegvesen : vegvesen.no
Politiet Norge = politiet no : politiet.no`,

  DK: `
Danske Bank : .dk .com .fi .no .se
Nykredit : .dk
Jyske Bank : .dk
MobilePay : .dk .fi vippsmobilepay.com
MitID + nemid : .dk nemid.nu
Skattestyrelsen + borger dk, e boks, eboks : skat.dk sktst.dk borger.dk e-boks.dk e-boks.com
TDC = tdc net, yousee : .dk yousee.dk
Nets = nets dankort : .eu .dk
Sygeforsikringen danmark : sygeforsikring.dk
Sydbank : .dk
~Lunar = lunar bank, lunar way : .app
Udbetaling Danmark : atp.dk borger.dk
~Ørsted : orsted.dk orsted.com
DSB = dsb rejser : .dk
BroBizz : .com .dk oeresundsbron.com
DBA = den bla avis : .dk`,

  FI: `
Osuuspankki + op ryhma : op.fi
~S-Pankki : s-pankki.fi
~Posti = posti oy, posti paketti : .fi .com
!Vero = verohallinto, omavero, vero fi : .fi
Kela + kansanelakelaitos : .fi
Suomi.fi : suomi.fi dvv.fi
~Elisa = elisa oyj : .fi
~DNA = dna oyj, dna lasku : .fi
Tori = tori fi : .fi
OmaKanta : kanta.fi
Aktia : .fi
Ålandsbanken : .fi .se
Matkahuolto : .fi
Traficom : .fi
Poliisi = poliisi suomi : .fi
Verkkokauppa.com : verkkokauppa.com`,
};
