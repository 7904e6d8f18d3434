import type { LabelledMessage } from '../message.ts';

export const SPANISH: readonly LabelledMessage[] = [
  {
    id: 'es-h-pasaporte',
    sent: 'Mon, 1 Jun 2026 08:20:00 +0200',
    subject: 'Su visado',
    body: `Estimado señor:

nos falta una copia de su pasaporte. Rogamos nos la remita antes del 12 de junio de 2026.

Atentamente`,
    expected: ['task 2026-06-12'],
  },
  {
    id: 'es-h-veterinario',
    sent: 'Mon, 7 Sep 2026 11:11:00 +0200',
    subject: 'Cita confirmada',
    body: 'Su cita para Galleta queda confirmada: martes 15 de septiembre de 2026 a las 16:15. Por favor, llegue diez minutos antes.',
    expected: ['appointment 2026-09-15T16:15'],
  },
  {
    id: 'es-h-cuota',
    sent: 'Wed, 18 Nov 2026 07:30:00 +0100',
    subject: 'Cuota de la comunidad',
    body: `Estimados vecinos:

el saldo pendiente es de 112,40 €. Por favor, abonen este importe antes del 1 de diciembre de 2026.

Administración Arce`,
    expected: ['task 2026-12-01'],
  },
  {
    id: 'es-h-diapositivas',
    sent: 'Thu, 19 Nov 2026 20:05:00 +0100',
    subject: 'diapos',
    body: 'oye, puedes mirar las diapos antes del lunes? las necesito para el cliente. gracias',
    expected: ['task 2026-11-23'],
  },
  {
    id: 'es-h-planificacion',
    sent: 'Mon, 16 Nov 2026 08:58:00 +0100',
    subject: 'Planificación',
    body: 'Buenos días: la reunión de planificación será mañana a las 14:00, como siempre en la cocina. Inés',
    expected: ['appointment 2026-11-17T14:00'],
  },
  {
    id: 'es-h-autobus',
    sent: 'Mon, 4 May 2026 22:13:00 +0200',
    subject: 'Su viaje',
    body: 'Su billete.',
    html: `<html><head><script type="application/ld+json">{"@context":"http://schema.org","@type":"BusReservation",
"reservationNumber":"B-9","reservationStatus":"http://schema.org/Confirmed","reservationFor":{"@type":"BusTrip",
"departureBusStop":{"@type":"BusStation","name":"Soria"},"departureTime":"2026-07-03T09:15:00+02:00",
"arrivalBusStop":{"@type":"BusStation","name":"Burgos"},"arrivalTime":"2026-07-03T11:30:00+02:00"}}</script></head>
<body><p>Su billete.</p></body></html>`,
    expected: ['appointment 2026-07-03T09:15+02:00'],
  },
  {
    id: 'es-h-suscripcion',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'Suscripción',
    body: 'Hola, su suscripción se renovará el 15 de diciembre de 2026 por un año. El equipo del diario',
    expected: ['reminder 2026-12-15'],
  },
  {
    id: 'es-h-no-gracias',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: '¡Gracias!',
    body: 'Gracias por venir el sábado y por fregar los platos. Llegamos a casa a las 11. ¡Saluda a tu madre!',
    expected: [],
  },
  {
    id: 'es-h-no-informe',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'Informe semanal hasta el 22 de noviembre de 2026',
    body: `Visitas: 12.004 (+3,1 %)
Periodo: del 16 de noviembre de 2026 al 22 de noviembre de 2026
Detalles en el portal.`,
    expected: [],
  },
  {
    id: 'es-h-no-seminario',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'En directo',
    bulk: true,
    body: `Únete a nuestro seminario gratuito el jueves 26 de noviembre a las 16:00 y aprende a cultivar tomates en casa. ¡Inscríbete
ya, las plazas son limitadas! Darse de baja`,
    expected: [],
  },
  {
    id: 'es-h-no-outlook',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'RE: Llaves',
    body: `De acuerdo, gracias.

De: Petra Holm <petra@example.com>
Enviado: domingo, 15 de noviembre de 2026 19:02
Para: Ravi Dean <ravi@example.com>
Asunto: Llaves

Ravi, por favor entregue sus llaves antes del jueves 19 de noviembre y firme el formulario.`,
    expected: [],
  },
  {
    id: 'es-h-no-aniversario',
    sent: 'Mon, 13 Apr 2026 10:00:00 +0200',
    subject: 'Aniversario del club',
    body: 'Nuestro club nació el 3 de mayo de 1976. Desde mayo de 2001 jugamos en el pabellón nuevo. ¡Cuéntanos tus recuerdos!',
    expected: [],
  },
  {
    id: 'es-h-no-clave',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'Se ha cambiado su contraseña',
    body: 'Su contraseña se cambió el 16 de noviembre de 2026 a las 09:58. Si ha sido usted, no tiene que hacer nada.',
    expected: [],
  },
  {
    id: 'es-h-no-receta',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'Receta',
    body: 'Mezcla 1/2 taza de harina y 3/4 de leche, hornea 25 minutos y deja reposar hasta el día siguiente. Consumir antes del 12 de diciembre.',
    expected: [],
  },
  {
    id: 'es-h-no-tim',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'Tim',
    body: 'Tim tiene que entregar su tesis antes del 30 de noviembre y se examina el 9 de diciembre. ¡Cruza los dedos!',
    expected: [],
  },
];
