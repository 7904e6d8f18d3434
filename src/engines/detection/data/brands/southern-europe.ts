/** Brands of Southern Europe. Own selection from the brands' public sites, 2026-11; the format is that of `brandsIn`. */
export const SOUTHERN_EUROPE = {
  ES: `
Santander + supernet santander : santander .com gruposantander.com santandertotta.pt santanderrio.com.ar santanderconsumer.com .pl
BBVA + bancomer, banco frances : bbva .com bancomer.com .pe bbvanet.com.mx
CaixaBank : .es .com
Sabadell = banco sabadell, banc sabadell : bancsabadell.com .com
Bankinter : .com .pt
~Abanca : .com
Unicaja : unicajabanco.es .es
Ibercaja : .es
Bizum : .es
~Correos : .es .com correosexpress.com
~SEUR : .com
Movistar : .es .com telefonica.com
~Yoigo : .com
!Agencia Tributaria : .es .gob.es aeat.es gob.es
Seguridad Social + tesoreria general de la seguridad social : seg-social.es seg-social.gob.es
DGT = direccion general de trafico : .es .gob.es
Endesa : .com endesaclientes.com .pt
Iberdrola : .es .com
El Corte Inglés : .es
~Mercadona : .es
Wallapop : .com
~Sanitas = sanitas seguros : .es
~Adeslas : segurcaixaadeslas.es
Openbank : .es .com
~imagin = imaginbank : .com imaginbank.com
Naturgy : .es .com
Repsol : .com .es waylet.es
SEPE = servicio publico de empleo : .es .gob.es
Policía Nacional : policia.es policia.gob.es
Renfe : .com
Cl@ve + clave permanente : clave.gob.es gob.es`,

  PT: `
CTT = ctt expresso, ctt correios : .pt cttexpress.com
Caixa Geral de Depósitos + caixadirecta : cgd.pt
Millennium BCP + millenniumbcp : .pt
Novobanco + novo banco : .pt
BPI = banco bpi : bancobpi.pt
Montepio = banco montepio : bancomontepio.pt
~MB Way + mbway : .pt sibs.pt
!Autoridade Tributária + portal das financas : portaldasfinancas.gov.pt at.gov.pt gov.pt
Segurança Social : seg-social.pt
EDP + edp comercial : .pt .com
~MEO = meo fatura, meo altice : .pt
~NOS = nos comunicacoes : .pt
Via Verde : .pt
~Worten : .pt
~Médis = medis seguros : .pt
ActivoBank : .pt
Chave Móvel Digital + autenticacao gov : autenticacao.gov.pt gov.pt
Galp : .com .pt`,

  IT: `
Intesa Sanpaolo + intesasanpaolo : .com
UniCredit : unicredit .it unicreditgroup.eu
Poste Italiane + postepay, bancoposta : poste.it .it
BPER = bper banca : .it
Banco BPM : .it
Monte dei Paschi + mps banca : mps.it gruppomps.it
Fineco + finecobank : finecobank.com .it
Mediolanum = banca mediolanum : bancamediolanum.it
~Nexi : .it
BRT = brt corriere, bartolini corriere : .it
~SDA = sda express courier : .it
!Agenzia delle Entrate : agenziaentrate.gov.it agenziaentrate.it agenziaentrateriscossione.gov.it gov.it
!INPS : .it .gov.it gov.it
~SPID = spid identita : .gov.it agid.gov.it
~TIM = tim telecom italia : .it telecomitalia.it
WindTre + wind tre : .it
Fastweb : .it
~Aruba = aruba pec, aruba it, aruba hosting : .it pec.it
Enel + enel energia : .it .com .cl .com.co .com.br
~Eni Plenitude : .com eni.com
Esselunga : .it
~Conad : .it
Telepass : .com .it
UniSalute : .it
BNL = bnl bnp paribas, banca nazionale del lavoro : .it bnlmail.com
Banca Sella : sella.it
isybank : .com
Satispay : .com
PagoPA + app io : .it .gov.it io.italia.it
Autostrade per l'Italia + autostrade per litalia : autostrade.it
Iliad Italia : iliad.it
Subito.it : subito.it`,

  GR: `
National Bank of Greece + εθνική τράπεζα, ethniki trapeza : nbg.gr
Piraeus Bank + τράπεζα πειραιώς, winbank : .gr winbank.gr piraeusholdings.gr
Alpha Bank : alpha.gr alphaholdings.gr
Eurobank : .gr eurobankholdings.gr
Viva Wallet + viva com : viva.com .com vivabank.gr
ELTA = ελτα, elta courier, ελληνικά ταχυδρομεία : .gr elta-courier.gr
ACS Courier : .gr .net
!AADE + ααδε, taxisnet : .gr gsis.gr
gov.gr + θυρίδα gov : gov.gr
DEI Greece = δεη, dei energy : dei.gr
Cosmote : .gr ote.gr
Skroutz : .gr`,
};
