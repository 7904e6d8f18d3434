/** Brands of Latin America. Own selection from the brands' public sites, 2026-11; the format is that of `brandsIn`. */
export const LATIN_AMERICA = {
  BR: `
Nubank : .com.br nu.com.br
Itaú + itaucard, itau unibanco : .com.br itau
Bradesco : .com.br bradesco bradescocartoes.com.br
Banco do Brasil : bb.com.br .com.br
Caixa Econômica + caixa tem : caixa.gov.br
Banco Inter : .com.br inter.co
PicPay : .com
PagSeguro + pagbank : .com.br .uol.com.br pagbank.com.br
Sicredi : .com.br
Mercado Pago + mercadopago : mercadopago .com .com.br
Mercado Livre + mercadolivre, mercadolibre, mercado libre : .com.br mercadolibre mercadolibre.com
Magazine Luiza + magalu : .com.br magalu.com
~Americanas = lojas americanas : .com.br
Casas Bahia : .com.br
Serasa + serasa limpa nome : .com.br serasaexperian.com.br
Livelo : .com.br
~Smiles = smiles milhas : .com.br
Correios : .com.br
!Receita Federal + gov br : gov.br
INSS + meu inss : .gov.br
Detran : .sp.gov.br gov.br
~Vivo = vivo fibra, vivo fatura : .com.br telefonica.com.br
~Claro = claro fatura, claro net, claro colombia : .com.br claro .com.co
Unimed : .coop.br .com.br
Sem Parar : .com.br
iFood : .com.br
Banco Pan : .com.br
C6 Bank : .com.br c6.bank
Sicoob : .com.br
Banrisul : .com.br
TIM Brasil : tim.com.br .com.br
Mercado Bitcoin : .com.br
LATAM Airlines + latam pass : latam.com .com`,

  MX: `
Banamex + citibanamex : .com citibanamex.com
Banorte : .com
~Azteca = banco azteca : bancoazteca.com.mx
!SAT = servicio de administracion tributaria, sat mexico : .gob.mx gob.mx
~Telmex : .com
~Telcel : .com
CFE = comision federal de electricidad : .mx .gob.mx
~Coppel + bancoppel : .com bancoppel.com
Liverpool México : liverpool.com.mx
IMSS : .gob.mx
Estafeta : .com
Bitso : .com`,

  AR: `
Banco Galicia : .com .com.ar galicia.ar
Banco Nación + banco de la nacion argentina : bna.com.ar
Banco Macro : macro.com.ar
~Ualá : .com.ar
!AFIP : .gob.ar .gov.ar arca.gob.ar gob.ar
ANSES : .gob.ar
Correo Argentino : .com.ar
~Personal = personal flow : .com.ar
OSDE : .com.ar
~OCA = oca correo : .com.ar
Banco Provincia + cuenta dni : .com.ar bapro.com.ar`,

  CL: `
BancoEstado + cuentarut, banco estado : .cl
Banco de Chile + bancochile, banco edwards : bancochile.cl bancoedwards.cl .cl
BCI = banco bci, bci mach : .cl mach.cl somosmach.com
Banco Falabella + cmr falabella : .cl .com .com.co .pe
Correos de Chile + correoschile, correos chile : correos.cl
Chilexpress : .cl
!SII = servicio de impuestos internos, sii chile : .cl gob.cl
Tesorería General de la República + tgr chile : tgr.cl
ClaveÚnica + clave unica : .gob.cl gob.cl
Entel : .cl .pe
~Falabella = falabella com, falabella retail : .com .com.co`,

  CO: `
Bancolombia + sucursal virtual personas : .com .com.co notificacionesbancolombia.com grupobancolombia.com
Davivienda : .com
Banco de Bogotá : .com.co .com
~Nequi = nequi colombia : .com.co .com
Daviplata : .com
PSE Colombia = pagos seguros en linea, aval pse : pse.com.co achcolombia.com.co
!DIAN = dian colombia, impuestos y aduanas nacionales : .gov.co gov.co
Servientrega : .com
~Coordinadora = coordinadora mercantil : .com
~SIMIT = simit fcm, simit comparendos : fcm.org.co
~Rappi = rappipay : .com .com.co rappipay.co
Avianca + lifemiles : .com lifemiles.com`,

  PE: `
BCP Perú = banco de credito del peru, via bcp : viabcp.com bcp.com.pe
Interbank Perú = interbank : interbank.pe interbank.com.pe
Yape = yape bcp : .com.pe
~SUNAT = sunat peru : .gob.pe`,
};
