/** Brands of Southern Europe. Own selection from the brands' public sites, 2026-11; the format is that of `brandsIn`. */
export const SOUTHERN_EUROPE = {
  ES: `
Santander = santander : santander santander.com gruposantander.com
BBVA : bbva bbva.com
CaixaBank = caixabank : caixabank.es caixabank.com
Sabadell = banco sabadell, banc sabadell : bancsabadell.com sabadell.com
Bankinter = bankinter : bankinter.com
~Abanca = abanca : abanca.com
Unicaja = unicaja : unicajabanco.es unicaja.es
Ibercaja = ibercaja : ibercaja.es
Bizum = bizum : bizum.es
~Correos = correos : correos.es correos.com correosexpress.com
~SEUR = seur : seur.com
Movistar : movistar.es movistar.com telefonica.com
~Yoigo = yoigo : yoigo.com
Agencia Tributaria = agencia tributaria : agenciatributaria.es agenciatributaria.gob.es aeat.es
Seguridad Social = seguridad social, tesoreria general de la seguridad social : seg-social.es seg-social.gob.es
DGT = direccion general de trafico : dgt.es dgt.gob.es
Endesa = endesa : endesa.com endesaclientes.com
Iberdrola = iberdrola : iberdrola.es iberdrola.com
El Corte Inglés = el corte ingles : elcorteingles.es
~Mercadona = mercadona : mercadona.es
Wallapop = wallapop : wallapop.com
~Sanitas = sanitas seguros : sanitas.es
~Adeslas = adeslas : segurcaixaadeslas.es`,

  PT: `
CTT = ctt expresso, ctt correios : ctt.pt cttexpress.com
Caixa Geral de Depósitos = caixa geral de depositos, caixadirecta : cgd.pt
Millennium BCP = millennium bcp, millenniumbcp : millenniumbcp.pt
Novobanco = novo banco, novobanco : novobanco.pt
BPI = banco bpi : bancobpi.pt
Montepio = banco montepio : bancomontepio.pt
~MB Way = mb way, mbway : mbway.pt sibs.pt
Autoridade Tributária = autoridade tributaria, portal das financas : portaldasfinancas.gov.pt at.gov.pt
Segurança Social = seguranca social : seg-social.pt
EDP = edp comercial, edp : edp.pt edp.com
~MEO = meo fatura, meo altice : meo.pt
~NOS = nos comunicacoes : nos.pt
Via Verde = via verde : viaverde.pt
~Worten = worten : worten.pt
~Médis = medis seguros : medis.pt`,

  IT: `
Intesa Sanpaolo = intesa sanpaolo, intesasanpaolo : intesasanpaolo.com
UniCredit = unicredit : unicredit unicredit.it unicreditgroup.eu
Poste Italiane = poste italiane, postepay, bancoposta : poste.it posteitaliane.it
BPER = bper banca : bper.it
Banco BPM = banco bpm : bancobpm.it
Monte dei Paschi = monte dei paschi, mps banca : mps.it gruppomps.it
Fineco = fineco, finecobank : finecobank.com fineco.it
Mediolanum = banca mediolanum : bancamediolanum.it
~Nexi = nexi : nexi.it
BRT = brt corriere, bartolini corriere : brt.it
~SDA = sda express courier : sda.it
Agenzia delle Entrate = agenzia delle entrate : agenziaentrate.gov.it agenziaentrate.it agenziaentrateriscossione.gov.it
INPS = inps : inps.it inps.gov.it
~SPID = spid identita : spid.gov.it agid.gov.it
~TIM = tim telecom italia : tim.it telecomitalia.it
WindTre = windtre, wind tre : windtre.it
Fastweb = fastweb : fastweb.it
~Aruba = aruba pec, aruba it, aruba hosting : aruba.it pec.it
Enel = enel energia, enel : enel.it enel.com
~Eni Plenitude = eni plenitude : eniplenitude.com eni.com
Esselunga = esselunga : esselunga.it
~Conad = conad : conad.it
Telepass = telepass : telepass.com telepass.it
UniSalute = unisalute : unisalute.it`,
};
