import type { Phrasebook } from './phrasebook.ts';

export const SPANISH: Phrasebook = {
  small: new Set(
    'el la los las de que por su sus en y para con del se lo al un una le les es no mi tu nos antes hola gracias si ya como favor'.split(
      ' ',
    ),
  ),
  verbLast: false,
  until:
    /\b(?:antes (?:de|del)|a mas tardar|para|hasta|como (?:muy tarde|maximo)|con fecha limite|(?:dispone|dispones|disponen|tiene|tienes|teneis|tienen) (?:de )?(?:plazo )?hasta)\s(?:el |la |del |de |fin de dia (?:del? )?)?(?:proximo )?$/,
  deadline: /\b(?:a mas tardar|como (?:muy tarde|maximo)),?(?: el)?\s(?:\w{1,9} )?$/,
  reader: /\b(?:usted|ustedes|te|ti|tu|tus|vosotr[oa]s|os|vuestr[oa]s?|dispone|dispones|disponen|tienes|teneis)\b/,
  holding: /(?<!plazo |dispone |dispones |tienes |teneis |tiene )\bhasta\s(?:el |el dia )?$/,
  telling:
    /\b(?:sabes? si|sabeis si|estara|estaran|tendra|tendran|hara|haran|dara|daran|podra|llegara|saldra|si|sera|seran|yo|preve|preven|\w{2,20}(?:are|ere|ire|remos|aran|eran|iran))\b/,
  latest: /^[\s,]{0,3}(?:a mas tardar|como (?:muy tarde|maximo))/,
  asking:
    /\b(?:por favor|porfa|porfi|favor de|quedo a la espera de|quedamos a la espera|esperamos su|espero (?:su|tu|tus|sus)|necesito (?!que)|necesitamos (?!que)|necesitaria(?:mos)? (?!que)|debe (?:devolver|entregar|enviar|pagar|presentar|firmar|abonar|remitir)|debes (?:devolver|entregar|enviar|pagar|presentar|firmar|abonar)|aceptaria|(?:debe|deben|debera|deberan|tiene que|tienen que|ha de|han de) (?:\w{2,20}(?:ar|er|ir)se|ser \w{3,20}[ao]s?|estar\b)|(?:manda|envia|mande|envie|di|dec)(?:d|n|l)?(?:me|nos|melo|noslo|moslo)|avisa(?:d|n)?(?:me|nos)|mandadme|enviadme|decidme|agradezco|agradeceria|agradeceriamos|seria posible que|(?:puede|podria|puedes|podrias|podes|pueden|podrian|podeis|podriais)(?! ser)\b|(?:(?<![a-z] )|(?<=\b(?:usted|ustedes|y|pero|tambien|ademas|que|por lo que|ahora|hoy|solo) ))(?:debe|deberia|debera|tiene que)(?=.{0,80}\b(?:usted|su|sus)\b)|(?:debes|debeis|deberias|deberas|tienes que|teneis que)\b|(?:me|nos) (?:hacen?|harian?|vendrian?) (?:falta|bien)|hace falta (?:que|su|tu|vuestr)|(?:quisiera|querria|me gustaria|nos gustaria) (?:tener|recibir|contar)|(?:recojo|estoy recogiendo|reuno) |(?:pasa|pase|pasad|deja|deje|dejad|da|de|dad|haz|haga|haced|echa|trae|traiga|traed)(?:me|nos)(?:lo|la|los|las)?\b|(?:tendrias?|tendriais|tienes|teneis)\b.{1,100}\?|se (?:solicita|requiere|precisa|pide|agradece)\b|es (?:necesario|imprescindible|preciso|obligatorio) (?:que|enviar|presentar|entregar|pagar|confirmar|devolver)|(?:puedo|podemos|podria|podriamos) (?:tener|recibir|contar)|(?:me|nos|te|os|lo|la|los|las) (?:das|pasas|mandas|envias|traes|confirmas)\b|(?:respuesta|confirmacion|firma|pago) (?:requerid|necesari|solicitad)[oa]|deben\b(?!.{0,10}(?:acabar|terminar|llegar))|(?:le|les|te|os) (?:rogamos|ruego|pedimos|pido|agradecemos|agradeceriamos|agradezco|solicitamos|invitamos)|rogamos (?:nos|que|se)|se ruega|no (?:olvide|olvides|olvideis|olviden)|recuerd[ae]n? (?:que debe|enviar|entregar|pagar)|necesito que|necesitamos que|haz el favor|(?:me|nos) \w{3,20}(?:as|es|ais|eis)\b.{1,160}\?|(?:ha de|han de|debe|deben|debera|deberan|tiene que|tienen que) \w{2,20}(?:ar|er|ir)(?:nos|me)\b|(?:quiero|queremos|necesito|necesitamos)\b.{1,80}\b(?:mi|mis|nuestr[oa]s?)|(?:contamos|cuento) con (?:su|tu|sus|tus)|(?:nos|me) (?:falta|faltan)|se (?:entreg|present|pag|abon|envi|devuelv|remit)[ae]n?\b)/,
  imperative:
    /^(?:haga\w{0,3}|haz|sub[ae]\w{0,3}|traig[ae]\w{0,3}|tra[ei]|recoj[ae]\w{0,3}|apunt[ae]\w{0,3}|inscrib[ae]\w{0,4}|envi[ae]\w{0,4}|mand[ae]\w{0,4}|remit[ae]\w{0,4}|devuelv[ae]\w{0,4}|revis[ae]\w{0,4}|comprueb[ae]\w{0,4}|pag(?:a|ue)\w{0,4}|abon[ae]\w{0,4}|firm[ae]\w{0,4}|confirm[ae]\w{0,4}|respond[ae]\w{0,4}|contest[ae]\w{0,4}|complet[ae]\w{0,4}|rellen[ae]\w{0,4}|prepar[ae]\w{0,4}|entreg(?:a|ue)\w{0,4}|llam[ae]\w{0,4}|avis[ae]\w{0,4}|[a-z]{2,14}(?:me|nos)l[oa]s?|dime|diganos|dedi(?:ca|que)\w{0,4}|deposit[ae]\w{0,4}|ll[ei]v[ae]\w{0,4}|dej[ae]\w{0,4}|pas[ae]\w{0,4}|compr[ae]\w{0,4}|reserv[ae]\w{0,4}|vot[ae]\w{0,4}|solicit[ae]\w{0,4}|present[ae]\w{0,4}|tramit[ae]\w{0,4}|aport[ae]\w{0,4}|adjunt[ae]\w{0,4}|actuali(?:za|ce)\w{0,4}|renuev[ae]\w{0,4}|renov(?:ad|emos)|cumpliment[ae]\w{0,4}|escrib[ae]\w{0,4}|elig[ae]\w{0,4}|elij[ae]\w{0,4}|recuerd[ae]\w{0,4}|termin[ae]d?\w{0,4}|ingres[ae]\w{0,4}|sol[iu]cion[ae]\w{0,4}|pide\w{0,3}|busca\w{0,3}|decid[ae]\w{0,4}|coge\w{0,3}|retir[ae]\w{0,4}|valid[ae]\w{0,4}|indi(?:ca|que)\w{0,4}) /,
  aside: /\b(?:porque|ya que|si (?:no|el|la|se|lo))\b/,
  dueLabel:
    /\b(?:fecha (?:de vencimiento|limite)[^.:]{0,40}?|vencimiento|(?:factura|recibo|pago|cuota|importe|plazo)[^.:]{0,40} vence|pagar antes (?:de|del)|plazo [^.:]{0,60}?(?:termina|finaliza|acaba|vence|es)|fecha tope|ultimo dia (?:para|de)\b[^.:]{1,40}|(?:encuesta|formulario|cuestionario|votacion|inscripcion|inscripciones|solicitudes|candidaturas)(?: \w{1,12}){0,5} (?:hasta|cierra|cierran|finaliza|finalizan|acaba|acaban)|cierre de inscripciones?)\s?(?:es|termina|vence)?\s?(?:el|hasta el|es el)?\s?:?\s{0,8}$/,
  meeting:
    /\b(?:revision|operacion|tratamiento|entrega de llaves|tecnico|fontanero|electricista|pintor|enfermer[oa]|cita|cumpleanos|cumple|se le cita|comparecer|presentarse|acudir|vista que|(?:puedo|podemos|podria|paso|pasare|pasaremos) (?:a )?(?:pasar|ir|venir|verte|verle|recoger\w{0,3}|por)|(?:le|te|os) (?:viene bien|va bien|parece bien)|partido|entrenamiento|bautizo|funeral|barbacoa|conferencia|seminario|videollamada|zoom|hueco|quedar|vernos|me paso|reunion|reunimos|reunirnos|entrevista|llamada|llamarnos|visita|consulta|sesion|comida|almuerzo|cena|desayuno|cafe|fiesta|boda|taller|formacion|examen|vista oral|inspeccion|junta|asamblea|ensayo|clase|videoconferencia|quedamos|nos vemos|convocatoria|convoca|salimos|salida|partimos|(?:reserva|apunta|guarda|bloquea)(?:d|te|os)? (?:el|la|esa|ese|en)|me va (?:bien|perfecto|genial|estupendo)|(?:le|te|os) (?:atiend|recib|esper|ve)\w{1,5}|(?:ira|pasara|vendra|acudira|va|viene|pasa) (?:a|por) (?:su|tu|vuestra))\b|^(?:cuando|hora|fecha(?: y hora)?|inicio)\s?:/,
  together:
    /\b(?:usted|ustedes|le|les|te|os|nos|su|sus|tu|tus|venid|vengan|ven|tendra lugar|se celebrara|se realizara|sera|empieza|comienza|confirmamos)\b/,
  ownMeeting:
    /\b(?:su|tu|vuestra) (?:[\w'-]{1,20} ){0,3}?(?:cita|entrevista|reserva|visita|consulta|revision|vacuna|examen)\b/,
  happening:
    /\b(?:(?:se (?:le )?entregara|sera (?:\w{1,20} )?(?:entregad|renovad|cobrad|cargad)[oa]|se renovara|se renueva|se cobrara|se cargara)|se (?:le )?(?:recogera|recoge|enviara|entrega|suspendera|eliminara|cerrara|instalara|leera|vaciara|cargara|renovara)n?|(?:sera|seran) (?:recogid|enviad|suspendid|eliminad|retirad|vaciad|instalad)[oa]s?|dejara(?:n)? de (?:ser|estar|tener|funcionar|servir)|quedara anulad[oa]|(?:quedara|sera) (?:inactiv|bloquead|desactivad|invalidad|cortad)[oa]|pierde (?:su )?validez|llega(?:ra)?|caduca(?:ra)?|expira(?:ra)?|vence(?:ra)?|finaliza(?:ra)?|termina(?:ra)?|acaba(?:ra)?|concluye|concluira|(?:llega|llegara|toca) a su fin|estara en (?:su|tu))\b/,
  your: /\b(?:su|sus|tu|tus|vuestr[oa]s?)(?! informacion\b)\b/,
  debit:
    /\b(?:carg(?:ar|aremos|ara|amos|a)|cobr(?:ar|aremos|ara|amos|a)|domicili\w{1,6})\b.{0,80}\b(?:su|tu) (?:cuenta|tarjeta)\b/,
  outage:
    /\b(?:agua|luz|electricidad|corriente|gas|calefaccion|ascensor|internet)\b.{0,60}\b(?:cortad[oa]|interrumpid[oa]|suspendid[oa]|fuera de servicio)\b|\b(?:cortara|cortaran|interrumpira|suspendera|corte)\b.{0,30}\b(?:agua|luz|electricidad|corriente|gas|calefaccion|ascensor|internet)\b/,
  dismissed:
    /\b(?:(?<!\b(?:no|si|cuando) .{0,30})ya (?:esta|estan|ha sido|han sido|se ha|hemos) (?:\w{1,12} )?(?:pagad|abonad|hech|recibid|firmad|entregad|resuelt)[oa]s?|(?:que|debemos|lamentamos) (?:cancelar|anular|aplazar)|cancelad[oa]s?|(?<!\bquedara )anulad[oa]s?|suspendid[oa]s?|aplazad[oa]s?|no (?:tiene|tienes|teneis) que|no es necesario|no hace falta|por favor, no responda|tenga en cuenta|ten en cuenta|(?:es|son|sera|seran) valid[oa]s?(?! hasta)|cambios hasta|consumir)\b/,
  past: /\b(?:fue|fueron|hemos(?! (?:apuntado|reservado|citado|programado|fijado|anotado))|vimos|fuimos|estuvimos|hicimos|estuvo|tuvimos|ayer|(?:semana|mes|lunes|martes|miercoles|jueves|viernes) pasad[oa]|anterior|habia|habian|gracias por venir|gracias por (?:su|tu) visita|se (?:aprobo|celebro)|acta)\b/,
  since:
    /\b(?:cada|todos los|desde|en (?:lugar|vez) de(?:l)?|a partir|despues|tras|periodo|semana|valido hasta|consumir antes)\s(?:el |de |del )?$/,
  hours: /\b(?:horario|abiert[oa]s?|cerrad[oa]s?|horas de atencion|abrimos|cerramos)\b/,
};
