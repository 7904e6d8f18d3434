/** Brands of Central Europe. Own selection from the brands' public sites, 2026-11; the format is that of `brandsIn`. */
export const CENTRAL_EUROPE = {
  DE: `
Deutsche Bank : deutsche-bank.de db.com
Sparkasse + s id check, s pushtan : .de .at sparkasse-online.de haspa.de berliner-sparkasse.de frankfurter-sparkasse.de kasseler-sparkasse.de foerde-sparkasse.de saalesparkasse.de sskm.de sskduesseldorf.de sska.de naspa.de nospa.de ksk-koeln.de kskmse.de ksklb.de ksk-es.de sparkasse-koelnbonn.de sparkasse-hannover.de sparkasse-bremen.de sparkasse-nuernberg.de sparkasse-aachen.de sparkasse-essen.de sparkasse-dortmund.de sparkasse-leipzig.de sparkasse-pforzheim-calw.de sparkasse-karlsruhe.de sparkasse-heidelberg.de sparkasse-freiburg.de sparkasse-bodensee.de sparkasse-allgaeu.de sparkasse-krefeld.de sparkasse-duisburg.de sparkasse-bielefeld.de sparkasse-osnabrueck.de sparkasse-holstein.de sparkasse-chemnitz.de sparkasse-saarbruecken.de sparkasse-trier.de sparkasse-ulm.de sparkasse-muensterland-ost.de
Volksbank + vr bank, volksbanken : .de vr.de vr-bank.de fiducia.de atruvia.de .at volksbankwien.at
Postbank : .de
Commerzbank : .de .com
Comdirect : .de
DKB : .de
!N26 : .com
~ING = ing diba, ing bank, ing bank slaski, moje ing, mijn ing, conto arancio, ing direct, ing home bank, ing belgie : .com .de .nl ing-diba.de .be .es .it .pl .ro .lu .com.au .com.tr ingbank.pl ingbank.com.tr ingdirect.es
Targobank : .de
HypoVereinsbank : .de unicredit.de hvb.de
Consorsbank : .de
Trade Republic : .com
Deutsche Post : .de dhl.de .com
Deutsche Bahn : bahn.de .com
Telekom + t online : .de t-online.de .com .hu .sk .ro .si .rs
Vodafone : vodafone .com
O2 = o2 online, o2 czech, o2 slovakia : o2online.de .co.uk telefonica.de .cz .sk
Congstar : .de
Ionos : .com .de 1und1.de
Strato : .de .com
GMX : .net .de .com
Web.de : web.de
Elster + finanzamt, bundeszentralamt : .de bund.de bayern.de bwl.de nrw.de niedersachsen.de hessen.de sachsen.de sachsen-anhalt.de thueringen.de brandenburg.de berlin.de hamburg.de bremen.de saarland.de rlp.de schleswig-holstein.de landsh.de mv-regierung.de
Bundesagentur für Arbeit + arbeitsagentur : arbeitsagentur.de
Rundfunkbeitrag + beitragsservice : .de
Techniker Krankenkasse : tk.de
~Barmer = barmer krankenkasse : .de
AOK + gesundheitskasse : .de
DAK = dak gesundheit : .de
Rewe : .de
Kaufland : kaufland .com
MediaMarkt + media markt : mediamarkt .com
~Saturn = saturn gutschein : .de
~Otto = otto versand : .de
Zalando : zalando .com
Kleinanzeigen + ebay kleinanzeigen : .de ebay-kleinanzeigen.de
~Payback = payback punkte, payback karte : .de
Schufa : .de meineschufa.de
Sparda-Bank : sparda.de sparda-bank.de sparda-m.de sparda-sw.de sparda-west.de sparda-bw.de sparda-h.de sparda-a.de
~Deka = dekabank : .de
Advanzia = advanzia bank, gebuhrenfrei mastercard : .com gebuhrenfrei.com
Rentenversicherung = deutsche rentenversicherung : deutsche-rentenversicherung.de drv-bund.de
Zoll = generalzolldirektion, zollamt : .de bund.de
BundID : bund.de
EnBW : .com
Check24 : .de .at .es
1&1 = 1 und 1, 1und1 : 1und1.de 1und1.net
freenet = freenet mobilfunk, freenet mail : .de .ag freenet-mobilfunk.de
ADAC : .de`,

  AT: `
Österreichische Post : post.at
Erste Bank + george erste : .at sparkasse.at .hu .hr .rs erstegroup.com
Raiffeisen + raiffeisenbank, mein elba : .at .ch rbinternational.com raiffeisen-banking.at rb.cz .hu .ro .hr .ua .lu raiffeisenbank.rs .ru
BAWAG + easybank : .at easybank.at
Bank Austria : .at
!FinanzOnline + bundesministerium fur finanzen, id austria : bmf.gv.at gv.at .at
ÖGK = osterreichische gesundheitskasse : gesundheitskasse.at
~A1 = a1 telekom, а1 българия : .net .at .bg .hr
ÖBB = osterreichische bundesbahnen : oebb.at
Hypo Österreich = hypo tirol, hypo noe, hypo vorarlberg : hypotirol.com hyponoe.at hypovbg.at
bank99 : .at
Magenta Telekom + magenta austria : magenta.at
~Drei = drei austria, drei kundenzone, hutchison drei : .at
Wien Energie : .at
~Verbund = verbund ag, verbund energie : .com .at
Asfinag : .at
willhaben : .at
ÖAMTC : oeamtc.at
ORF Beitrag + obs orf beitrags service : orf.at`,

  CH: `
Swiss Post + swisspost, la poste suisse, die schweizerische post : post.ch .ch swissid.ch
PostFinance : .ch
UBS : .com
Credit Suisse : credit-suisse.com
Kantonalbank + zkb, zurcher kantonalbank : zkb.ch .ch bekb.ch
Twint : .ch
Swisscom : .ch .com bluewin.ch
~Sunrise = sunrise upc, sunrise rechnung : .ch
SBB = sbb cff : .ch
~Migros : .ch
~Helsana : .ch
~CSS = css versicherung, css assurance : .ch
!ESTV = eidgenossische steuerverwaltung : admin.ch
Migros Bank + banque migros : .ch
BCV = banque cantonale vaudoise, bcge, banque cantonale de geneve : .ch bcge.ch bcf.ch bcvs.ch bcn.ch
Cembra : .ch
Viseca = viseca one, viseca card : .ch
Swisscard : .ch
Swissquote : .ch .com
Salt Mobile : salt.ch
Galaxus + digitec : .ch digitec.ch .de
Ricardo.ch : ricardo.ch
SwissPass : .ch
AGOV = agov login : .ch admin.ch
Serafe : .ch`,

  PL: `
PKO Bank Polski + pko bp, ipko : pkobp.pl ipko.pl
mBank : .pl
~Bank Pekao + pekao24 : pekao.com.pl pekao24.pl
InPost + paczkomat : inpost .pl .eu paczkomaty.pl
Poczta Polska : poczta-polska.pl pocztex.pl
~Allegro = allegro lokalnie, allegro pl : .pl .cz .sk .hu
OLX : .pl olx
ZUS + zaklad ubezpieczen spolecznych : .pl
!e-Urząd Skarbowy + urzad skarbowy, krajowa administracja skarbowa : gov.pl podatki.gov.pl mf.gov.pl
~PGE = pge polska grupa energetyczna : gkpge.pl .pl
Bank Millennium : .pl
Alior Bank : .pl alior.pl
BLIK = blik platnosc : .com
Przelewy24 : .pl
PayU : .pl .com .in .ro
mObywatel + profil zaufany, epuap : gov.pl pz.gov.pl epuap.gov.pl .gov.pl
~Play = play mobile, play p4 : .pl
Plus GSM + polkomtel : plus.pl
e-TOLL = e toll polska : .gov.pl`,
};
