import type { LabelledMessage } from './message.ts';

export const SPANISH: readonly LabelledMessage[] = [
  {
    id: 'es-documentos',
    sent: 'Mon, 16 Nov 2026 09:12:00 +0100',
    subject: 'Documentación pendiente',
    body: `Estimada señora Soto:

Hemos recibido su solicitud. Le rogamos que nos envíe la documentación que falta antes del 4 de diciembre de 2026.

Un saludo cordial
El departamento de solicitudes`,
    expected: ['task 2026-12-04'],
  },
  {
    id: 'es-corto-manana',
    sent: 'Tue, 3 Mar 2026 20:40:00 -0300',
    subject: 'auto',
    body: '¿Me podés confirmar antes de mañana si usás el auto? Abrazo, Tomás',
    expected: ['task 2026-03-04'],
  },
  {
    id: 'es-factura',
    sent: 'Mon, 1 Jun 2026 08:00:00 +0200',
    subject: 'Su factura 20417',
    body: `Hola:

Ya está disponible su factura.

Fecha de factura: 01/06/2026
Importe: 84,20 €
Fecha de vencimiento: 15/06/2026

Ejemplo Energía`,
    expected: ['task 2026-06-15'],
  },
  {
    id: 'es-dentista',
    sent: 'Mon, 5 Oct 2026 10:15:00 +0200',
    subject: 'Recordatorio de cita',
    body: `Estimado señor Prieto:

Le recordamos su cita del jueves 15 de octubre a las 10:40 con la doctora Lind.

Horario: de lunes a viernes de 9:00 a 18:00`,
    expected: ['appointment 2026-10-15T10:40'],
  },
  {
    id: 'es-reunion',
    sent: 'Mon, 16 Nov 2026 13:02:00 +0100',
    subject: 'Presupuesto',
    body: `Hola a todos:

nos reunimos el jueves a las 15:00 en la sala 2.14 para revisar el presupuesto.

Maya`,
    expected: ['appointment 2026-11-19T15:00'],
  },
  {
    id: 'es-dos',
    sent: 'Mon, 7 Sep 2026 07:55:00 +0200',
    subject: 'Tu incorporación',
    body: `Hola, Jonás:

¡bienvenido! Dos cosas antes de empezar:

- Por favor, firma el contrato y devuélvelo antes del 11 de septiembre.
- Por favor, completa la ficha a más tardar el 18 de septiembre de 2026.

Hasta pronto
Elena`,
    expected: ['task 2026-09-11', 'task 2026-09-18'],
  },
  {
    id: 'es-excursion',
    sent: 'Mon, 13 Apr 2026 15:30:00 +0200',
    subject: 'Excursión de quinto',
    body: `Queridas familias:

en junio visitaremos el museo. Deben entregar la autorización firmada en secretaría antes del miércoles 22 de abril.

La dirección`,
    expected: ['task 2026-04-22'],
  },
  {
    id: 'es-paquete',
    sent: 'Wed, 18 Nov 2026 06:30:00 +0100',
    subject: 'Tu paquete está en camino',
    body: `¡Buenas noticias! Tu paquete se entregará el viernes 20 de noviembre.

Número de seguimiento: EX123456789`,
    expected: ['reminder 2026-11-20'],
  },
  {
    id: 'es-carne',
    sent: 'Mon, 2 Feb 2026 09:00:00 +0100',
    subject: 'Su carné de biblioteca',
    body: `Hola:

su carné caduca el 28 de febrero de 2026.

La biblioteca`,
    expected: ['reminder 2026-02-28'],
  },
  {
    id: 'es-asunto',
    sent: 'Mon, 16 Nov 2026 11:00:00 +0100',
    subject: 'Por favor, aprueba el viaje antes del miércoles',
    body: 'La solicitud de Lena Zorro le espera en el portal.',
    expected: ['task 2026-11-18'],
  },
  {
    id: 'es-hora',
    sent: 'Wed, 3 Jun 2026 08:45:00 -0500',
    subject: 'Cifras',
    body: `Hola, equipo:

¿podrían subir sus cifras a la carpeta antes del viernes a las 17:00? Preparo las diapositivas el fin de semana.

D.`,
    expected: ['task 2026-06-05T17:00'],
  },
  {
    id: 'es-ics',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'Invitación: Taller',
    body: 'Está invitado.',
    calendar: `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Ejemplo//ES
METHOD:REQUEST
BEGIN:VEVENT
UID:taller@example.com
DTSTART;VALUE=DATE:20261128
DTEND;VALUE=DATE:20261129
SUMMARY:Taller de cerámica
END:VEVENT
END:VCALENDAR`,
    expected: ['appointment 2026-11-28'],
  },
  {
    id: 'es-jsonld-factura',
    sent: 'Mon, 16 Nov 2026 19:21:00 +0100',
    subject: 'Su factura',
    body: 'Su factura está lista.',
    html: `<html><head><script type="application/ld+json">{"@context":"http://schema.org","@type":"Invoice","accountId":"42",
"provider":{"@type":"Organization","name":"Ejemplo Agua"},"paymentDueDate":"2026-12-03T00:00:00+01:00","paymentStatus":"PaymentDue",
"totalPaymentDue":{"@type":"PriceSpecification","price":"31.20","priceCurrency":"EUR"}}</script></head>
<body><p>Su factura está lista.</p></body></html>`,
    expected: ['task 2026-12-03'],
  },
  {
    id: 'es-llamada',
    sent: 'Tue, 17 Nov 2026 16:20:00 +0100',
    subject: 'Llamada',
    body: 'Hola, Ben: ¿podemos tener una llamada mañana a las 10:00 por lo del tejado? Con media hora basta. Rut',
    expected: ['appointment 2026-11-18T10:00'],
  },
  {
    id: 'es-contador',
    sent: 'Mon, 6 Jul 2026 08:10:00 +0200',
    subject: 'Lectura del contador',
    body: `Hola:

le pedimos que nos comunique su lectura antes del 19/07/2026; de lo contrario la estimaremos.

Ejemplo Energía`,
    expected: ['task 2026-07-19'],
  },
  {
    id: 'es-ano-nuevo',
    sent: 'Mon, 28 Dec 2026 12:30:00 +0100',
    subject: 'Turnos',
    body: 'Hola, por favor confirmad vuestros turnos de enero a más tardar el 4 de enero. ¡Feliz año! Mo',
    expected: ['task 2027-01-04'],
  },
  {
    id: 'es-respuesta',
    sent: 'Mon, 16 Nov 2026 14:00:00 +0100',
    subject: 'RE: Contrato',
    body: `Está bien así. ¿Puede devolver la copia firmada antes del 27 de noviembre?

Tara

El lun, 9 nov 2026 a las 8:00, Nils Park (<nils@example.com>) escribió:
> Por favor, revise el contrato antes del 18 de noviembre.`,
    expected: ['task 2026-11-27'],
  },
  {
    id: 'es-html',
    sent: 'Mon, 4 May 2026 09:00:00 +0200',
    subject: 'Declaración de la renta',
    body: 'Ver HTML.',
    html: `<html><body><p>Estimada señora:</p><p>Nos faltan justificantes. Por favor, envíelos <b>antes del 22 de mayo de 2026</b>.</p>
<p>Atentamente,<br>Asesoría Monte y Valle</p></body></html>`,
    expected: ['task 2026-05-22'],
  },
  {
    id: 'es-agua',
    sent: 'Mon, 16 Nov 2026 08:00:00 +0100',
    subject: 'Corte de agua',
    body: `Estimados vecinos:

por obras se cortará el agua el miércoles 25 de noviembre de 9:00 a 12:00.

La administración`,
    expected: ['reminder 2026-11-25T09:00'],
  },
  {
    id: 'es-cena',
    sent: 'Mon, 16 Nov 2026 18:00:00 +0100',
    subject: 'Cena de Navidad',
    body: `Hola a todos:

la cena del equipo será el 11 de diciembre a las 19:30 en El Ciervo. Por favor, confirmad vuestra asistencia antes del 30 de
noviembre para poder reservar.

Femi`,
    expected: ['appointment 2026-12-11T19:30', 'task 2026-11-30'],
  },
  {
    id: 'es-convocatoria',
    sent: 'Mon, 16 Nov 2026 18:00:00 +0100',
    subject: 'Convocatoria',
    body: `Estimados propietarios:

se les convoca a la junta general que se celebrará el martes 24 de noviembre de 2026 a las 19:00 en el salón de actos.

El administrador`,
    expected: ['appointment 2026-11-24T19:00'],
  },
  {
    id: 'es-plazo',
    sent: 'Mon, 16 Nov 2026 18:00:00 +0100',
    subject: 'Su solicitud de beca',
    body: `Hola:

su solicitud está casi completa. El plazo de entrega termina el 7 de diciembre de 2026.

Universidad de Ejemplo`,
    expected: ['task 2026-12-07'],
  },
  {
    id: 'es-pasado-manana',
    sent: 'Tue, 17 Nov 2026 09:00:00 +0100',
    subject: 'Presupuesto',
    body: 'Hola, Lea: ¿puedes revisar el presupuesto y responderme antes de pasado mañana? ¡Gracias!',
    expected: ['task 2026-11-19'],
  },
  {
    id: 'es-no-mayo',
    sent: 'Mon, 13 Apr 2026 09:00:00 +0200',
    subject: 'Una pregunta',
    body: 'Mayo será bonito. Por favor, mándame las fotos cuando quieras; en agosto estamos fuera y por la mañana trabajo.',
    expected: [],
  },
  {
    id: 'es-no-pasado',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Acta',
    body: `Hola a todos:

en nuestra reunión del 12 de noviembre a las 10:00 se aprobó el presupuesto. Os había pedido que enviaseis los comentarios
antes del 9 de noviembre; gracias a todos.

Kim`,
    expected: [],
  },
  {
    id: 'es-no-cita-anterior',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'RE: Contrato',
    body: `Hecho, gracias.

El vie, 13 nov 2026 a las 8:00, Nils Park (<nils@example.com>) escribió:
> Por favor, firme el contrato antes del 20 de noviembre y llámeme el jueves a las 10:00.`,
    expected: [],
  },
  {
    id: 'es-no-horario',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Su pedido',
    body: `Gracias por su pedido. Le escribiremos cuando esté listo.

Horario: lunes a viernes de 9:00 a 18:00, sábado de 10:00 a 14:00
Cerrado el 25 de diciembre
© 2026 Panadería Ejemplo`,
    expected: [],
  },
  {
    id: 'es-no-boletin',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Agenda de noviembre',
    bulk: true,
    body: `Viernes 20 de noviembre, 20:00: jazz en el molino
Sábado 21 de noviembre, 15:00: títeres
Jueves 26 de noviembre, 19:00: charla sobre abejas. ¡Reserva tus entradas antes del 24 de noviembre!

Darse de baja`,
    expected: [],
  },
  {
    id: 'es-no-desde',
    sent: 'Mon, 2 Mar 2026 09:00:00 +0100',
    subject: 'Acceso',
    body: 'Hola, Dan: tiene acceso al archivo desde el 3 de marzo de 2025 y su contrato corre desde el 1 de enero. Nada cambia.',
    expected: [],
  },
  {
    id: 'es-no-promesa',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'RE: Oferta',
    body: `Estimada señora:

gracias por su consulta. Le enviaré nuestra oferta antes del viernes y mi compañero terminará los planos el 4 de diciembre.

Un saludo
P. Moor`,
    expected: [],
  },
  {
    id: 'es-no-rebajas',
    sent: 'Mon, 23 Nov 2026 09:00:00 +0100',
    subject: '30 % de descuento hasta el viernes',
    bulk: true,
    body: 'Aprovecha un 30 % hasta el 27 de noviembre. Haz tu pedido antes del jueves para recibirlo a tiempo. Darse de baja',
    expected: [],
  },
  {
    id: 'es-no-cancelada',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Jueves',
    body: 'Hola, la reunión del jueves a las 10:00 queda cancelada, Leo está enfermo. Ya buscaremos otra fecha.',
    expected: [],
  },
  {
    id: 'es-no-fuera',
    sent: 'Mon, 16 Nov 2026 09:00:01 +0100',
    subject: 'Respuesta automática: Planos',
    body: 'Estaré fuera de la oficina hasta el viernes 27 de noviembre y responderé a mi vuelta el lunes 30. Si es urgente, por favor llame a recepción.',
    expected: [],
  },
  {
    id: 'es-no-recibo',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Su recibo',
    body: `Recibo 993 del 16/11/2026 a las 12:44
Total 12,00 €, pagado con tarjeta
Cambios hasta el 30/11/2026`,
    expected: [],
  },
  {
    id: 'es-no-firma',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Fotos',
    body: `Aquí están las fotos.

--
Nora Bell
Trabajo de martes a jueves. Por favor, envíe lo urgente antes del miércoles a las 12:00.
Próximo concierto: 12 de diciembre de 2026 a las 19:00`,
    expected: [],
  },
  {
    id: 'es-no-historia',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Capítulo 3',
    body: 'Querida Vera: el tratado se firmó el 11 de noviembre de 1918 y el edificio se acabó antes del 12 de diciembre de 1931. Por favor, revisa los nombres.',
    expected: [],
  },
  {
    id: 'es-no-nada-que-hacer',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Cambios en nuestras condiciones',
    body: `Cambiamos nuestras condiciones a partir del 1 de enero de 2027. No tiene que hacer nada antes de esa fecha. Si no se opone
antes del 31 de diciembre de 2026, se aplicarán las nuevas.`,
    expected: [],
  },
  {
    id: 'es-no-si',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'RE: Sofá',
    body: '¡Genial! Si no sé nada de ti antes del viernes, se lo doy a mi hermana. No corre prisa.',
    expected: [],
  },
  {
    id: 'es-no-copia',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Copia 2026-12-01 terminada',
    body: 'Copia terminada a las 04:12. Próxima ejecución: mañana a las 02:00. Por favor, no responda a este mensaje.',
    expected: [],
  },
  {
    id: 'es-no-jsonld-cancelada',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'Reserva cancelada',
    body: 'Su reserva ha sido cancelada.',
    html: `<html><head><script type="application/ld+json">{"@context":"http://schema.org","@type":"FlightReservation",
"reservationNumber":"EX7","reservationStatus":"http://schema.org/ReservationCancelled","reservationFor":{"@type":"Flight",
"flightNumber":"210","departureTime":"2026-12-18T07:05:00+01:00"}}</script></head><body><p>Su reserva ha sido cancelada.</p></body></html>`,
    expected: [],
  },
  {
    id: 'es-no-relato',
    sent: 'Mon, 16 Nov 2026 21:00:00 +0100',
    subject: 'Noticias',
    body: `Querida tía Molly:

estamos bien. El viernes Tim juega su primer partido y el 12 de diciembre canta el coro en la iglesia. Tengo que entregar mi
tesis antes del 15 de diciembre y duermo poco. ¡Escríbenos!

Ana`,
    expected: [],
  },
  {
    id: 'es-no-vago',
    sent: 'Mon, 16 Nov 2026 21:00:00 +0100',
    subject: 'Garaje',
    body: '¿Podrías vaciar el garaje el mes que viene, o a más tardar en primavera? En marzo seremos muchos.',
    expected: [],
  },
  {
    id: 'es-no-valido',
    sent: 'Mon, 16 Nov 2026 21:00:00 +0100',
    subject: 'Su abono',
    body: 'Su abono es válido del 1 de diciembre al 31 de diciembre de 2026. Por favor, enséñelo en los controles.',
    expected: [],
  },
  {
    id: 'es-no-otros',
    sent: 'Mon, 16 Nov 2026 21:00:00 +0100',
    subject: 'Para su información',
    body: 'Para su información: el proveedor entrega las puertas el 1 de diciembre y los electricistas deben acabar antes del 4 de diciembre.',
    expected: [],
  },
  {
    id: 'es-no-cifras',
    sent: 'Mon, 16 Nov 2026 21:00:00 +0100',
    subject: 'Carpetas',
    body: 'Por favor, mira las carpetas 11/12 y 1-5. Hay 3/4 hechos; la versión 3.4.20 es la buena.',
    expected: [],
  },
];
