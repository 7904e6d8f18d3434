/** Brands of Central Europe. Own selection from the brands' public sites, 2026-11; the format is that of `brandsIn`. */
export const CENTRAL_EUROPE = {
  DE: `
Deutsche Bank = deutsche bank : deutsche-bank.de db.com
Sparkasse = sparkasse, s id check, s pushtan : sparkasse.de sparkasse.at sparkasse-online.de haspa.de berliner-sparkasse.de frankfurter-sparkasse.de kasseler-sparkasse.de foerde-sparkasse.de saalesparkasse.de sskm.de sskduesseldorf.de sska.de naspa.de nospa.de ksk-koeln.de kskmse.de ksklb.de ksk-es.de sparkasse-koelnbonn.de sparkasse-hannover.de sparkasse-bremen.de sparkasse-nuernberg.de sparkasse-aachen.de sparkasse-essen.de sparkasse-dortmund.de sparkasse-leipzig.de sparkasse-pforzheim-calw.de sparkasse-karlsruhe.de sparkasse-heidelberg.de sparkasse-freiburg.de sparkasse-bodensee.de sparkasse-allgaeu.de sparkasse-krefeld.de sparkasse-duisburg.de sparkasse-bielefeld.de sparkasse-osnabrueck.de sparkasse-holstein.de sparkasse-chemnitz.de sparkasse-saarbruecken.de sparkasse-trier.de sparkasse-ulm.de sparkasse-muensterland-ost.de
Volksbank = volksbank, vr bank, volksbanken : volksbank.de vr.de vr-bank.de fiducia.de atruvia.de
Postbank : postbank.de
Commerzbank : commerzbank.de commerzbank.com
Comdirect : comdirect.de
DKB = dkb : dkb.de
N26 : n26.com
~ING = ing diba, ing bank : ing.com ing.de ing.nl ing-diba.de
Targobank = targobank : targobank.de
HypoVereinsbank = hypovereinsbank : hypovereinsbank.de unicredit.de hvb.de
Consorsbank = consorsbank : consorsbank.de
Trade Republic = trade republic : traderepublic.com
Deutsche Post = deutsche post : deutschepost.de dhl.de deutschepost.com
Deutsche Bahn = deutsche bahn : bahn.de deutschebahn.com
Telekom = telekom, t online : telekom.de t-online.de telekom.com
Vodafone : vodafone vodafone.com
O2 = o2 online : o2online.de o2.co.uk telefonica.de
Congstar = congstar : congstar.de
Ionos = ionos : ionos.com ionos.de 1und1.de
Strato = strato : strato.de strato.com
GMX = gmx : gmx.net gmx.de gmx.com
Web.de = web de : web.de
Elster = elster, finanzamt, bundeszentralamt : elster.de bund.de bayern.de bwl.de nrw.de niedersachsen.de hessen.de sachsen.de sachsen-anhalt.de thueringen.de brandenburg.de berlin.de hamburg.de bremen.de saarland.de rlp.de schleswig-holstein.de landsh.de mv-regierung.de
Bundesagentur für Arbeit = bundesagentur fur arbeit, arbeitsagentur : arbeitsagentur.de
Rundfunkbeitrag = rundfunkbeitrag, beitragsservice : rundfunkbeitrag.de
Techniker Krankenkasse = techniker krankenkasse : tk.de
~Barmer = barmer krankenkasse : barmer.de
AOK = aok, gesundheitskasse : aok.de
DAK = dak gesundheit : dak.de
Rewe = rewe : rewe.de
Kaufland : kaufland kaufland.com
MediaMarkt = mediamarkt, media markt : mediamarkt mediamarkt.com
~Saturn = saturn gutschein : saturn.de
~Otto = otto versand : otto.de
Zalando = zalando : zalando zalando.com
Kleinanzeigen = kleinanzeigen, ebay kleinanzeigen : kleinanzeigen.de ebay-kleinanzeigen.de
~Payback = payback punkte, payback karte : payback.de
Schufa = schufa : schufa.de meineschufa.de`,

  AT: `
Österreichische Post = osterreichische post : post.at
Erste Bank = erste bank, george erste : erstebank.at sparkasse.at
Raiffeisen = raiffeisen, raiffeisenbank, mein elba : raiffeisen.at raiffeisen.ch rbinternational.com raiffeisen-banking.at
BAWAG = bawag, easybank : bawag.at easybank.at
Bank Austria = bank austria : bankaustria.at
FinanzOnline = finanzonline, bundesministerium fur finanzen, id austria : bmf.gv.at gv.at finanzonline.at
ÖGK = osterreichische gesundheitskasse : gesundheitskasse.at
~A1 = a1 telekom : a1.net a1.at
ÖBB = osterreichische bundesbahnen : oebb.at`,

  CH: `
Swiss Post = swiss post, swisspost, la poste suisse, die schweizerische post : post.ch swisspost.ch swissid.ch
PostFinance = postfinance : postfinance.ch
UBS = ubs : ubs.com
Credit Suisse = credit suisse : credit-suisse.com
Kantonalbank = kantonalbank, zkb, zurcher kantonalbank : zkb.ch kantonalbank.ch bekb.ch
Twint = twint : twint.ch
Swisscom : swisscom.ch swisscom.com bluewin.ch
~Sunrise = sunrise upc, sunrise rechnung : sunrise.ch
SBB = sbb cff : sbb.ch
~Migros = migros : migros.ch
~Helsana = helsana : helsana.ch
~CSS = css versicherung, css assurance : css.ch
ESTV = eidgenossische steuerverwaltung : admin.ch`,

  PL: `
PKO Bank Polski = pko bank polski, pko bp, ipko : pkobp.pl ipko.pl
mBank = mbank : mbank.pl
~Bank Pekao = bank pekao, pekao24 : pekao.com.pl pekao24.pl
Santander Polska = santander bank polska : santander.pl
InPost = inpost, paczkomat : inpost inpost.pl inpost.eu paczkomaty.pl
Poczta Polska = poczta polska : poczta-polska.pl pocztex.pl
~Allegro = allegro lokalnie, allegro pl : allegro.pl
OLX : olx.pl olx
ZUS = zus, zaklad ubezpieczen spolecznych : zus.pl
e-Urząd Skarbowy = urzad skarbowy, e urzad skarbowy, krajowa administracja skarbowa : gov.pl podatki.gov.pl mf.gov.pl
~Orange Polska = orange polska : orange.pl
~PGE = pge polska grupa energetyczna : gkpge.pl pge.pl`,
};
