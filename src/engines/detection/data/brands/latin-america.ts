/** Brands of Latin America. Own selection from the brands' public sites, 2026-11; the format is that of `brandsIn`. */
export const LATIN_AMERICA = {
  BR: `
Nubank = nubank : nubank.com.br nu.com.br
Itaú = itau, itaucard, itau unibanco : itau.com.br itau
Bradesco : bradesco.com.br bradesco bradescocartoes.com.br
Banco do Brasil = banco do brasil : bb.com.br bancodobrasil.com.br
Caixa Econômica = caixa economica, caixa tem : caixa.gov.br
Banco Inter = banco inter : bancointer.com.br inter.co
PicPay = picpay : picpay.com
PagSeguro = pagseguro, pagbank : pagseguro.com.br pagseguro.uol.com.br pagbank.com.br
Sicredi = sicredi : sicredi.com.br
Mercado Pago = mercado pago, mercadopago : mercadopago mercadopago.com mercadopago.com.br
Mercado Livre = mercado livre, mercadolivre, mercadolibre : mercadolivre.com.br mercadolibre mercadolibre.com
Magazine Luiza = magazine luiza, magalu : magazineluiza.com.br magalu.com
~Americanas = lojas americanas : americanas.com.br
Casas Bahia = casas bahia : casasbahia.com.br
Serasa = serasa, serasa limpa nome : serasa.com.br serasaexperian.com.br
Livelo : livelo.com.br
~Smiles = smiles milhas : smiles.com.br
Correios = correios : correios.com.br
Receita Federal = receita federal, gov br : gov.br
INSS = inss, meu inss : inss.gov.br
Detran = detran : detran.sp.gov.br gov.br
~Vivo = vivo fibra, vivo fatura : vivo.com.br telefonica.com.br
~Claro = claro fatura, claro net : claro.com.br claro
Unimed = unimed : unimed.coop.br unimed.com.br
Enel Brasil = enel brasil : enel.com.br
Sem Parar = sem parar : semparar.com.br
iFood = ifood : ifood.com.br`,

  MX: `
Banamex = banamex, citibanamex : banamex.com citibanamex.com
Banorte = banorte : banorte.com
~Azteca = banco azteca : bancoazteca.com.mx
SAT = servicio de administracion tributaria, sat mexico : sat.gob.mx
~Telmex = telmex : telmex.com
~Telcel = telcel : telcel.com
CFE = comision federal de electricidad : cfe.mx cfe.gob.mx
~Coppel = bancoppel, coppel : coppel.com bancoppel.com
Liverpool México = liverpool mexico : liverpool.com.mx
IMSS = imss : imss.gob.mx
Estafeta = estafeta : estafeta.com`,

  AR: `
Banco Galicia = banco galicia : bancogalicia.com bancogalicia.com.ar galicia.ar
Banco Nación = banco nacion, banco de la nacion argentina : bna.com.ar
Banco Macro = banco macro : macro.com.ar
~Ualá = uala : uala.com.ar
AFIP = afip : afip.gob.ar afip.gov.ar arca.gob.ar
ANSES = anses : anses.gob.ar
Correo Argentino = correo argentino : correoargentino.com.ar
~Personal = personal flow : personal.com.ar
OSDE = osde : osde.com.ar
~OCA = oca correo : oca.com.ar`,
};
