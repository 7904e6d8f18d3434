import type { LabelledMessage } from '../message.ts';

export const SPANISH: readonly LabelledMessage[] = [
  {
    id: 'es-e-fontanero',
    sent: 'Thu, 12 Feb 2026 18:44:09 +0100',
    subject: 'Caldera',
    body: `Buenas, ya me llegó la pieza. Puedo pasar el lunes a las 9 de la mañana si le viene bien; si no, me dice.
Paco`,
    expected: ['appointment 2026-02-16T09:00'],
  },
  {
    id: 'es-e-universidad',
    sent: 'Tue, 22 Sep 2026 09:03:00 +0200',
    subject: 'Matrícula del primer semestre',
    body: `Estimado alumnado:

se acerca el nuevo curso. Les recordamos que la matrícula debe formalizarse en línea, a más tardar el lunes 5 de octubre de
2026 a las 12:00. Pasado ese plazo no se admitirán solicitudes.

Las clases empiezan la tercera semana de octubre.

Saludos cordiales
Secretaría (abierta de martes a jueves de 9:00 a 12:00)`,
    expected: ['task 2026-10-05T12:00'],
  },
  {
    id: 'es-e-pasaporte',
    sent: 'Mon, 2 Mar 2026 06:15:30 +0100',
    subject: 'Su pasaporte',
    body: `Estimada señora:

su pasaporte dejará de ser válido el 31 de marzo de 2026. Puede pedir cita en línea para renovarlo.`,
    expected: ['reminder 2026-03-31'],
  },
  {
    id: 'es-e-juzgado',
    sent: 'Wed, 8 Apr 2026 07:00:00 +0200',
    subject: 'Citación',
    body: `Se le cita como testigo a la vista que tendrá lugar el 11/05/2026 a las 9:15 en la sala 104. Deberá presentarse con este
documento.`,
    expected: ['appointment 2026-05-11T09:15'],
  },
  {
    id: 'es-e-cumple',
    sent: 'Wed, 10 Jun 2026 21:17:00 +0200',
    subject: '¡Teo cumple 6!',
    body: `¡Hola!

Teo celebra su fiesta de cumpleaños el sábado 27 de junio de 14:00 a 16:30 en el parque y le encantaría que viniera Max.
Decidme antes del 20 de junio si puede.

Besos
Jess`,
    expected: ['appointment 2026-06-27T14:00', 'task 2026-06-20'],
  },
  {
    id: 'es-e-abogado',
    sent: 'Fri, 6 Nov 2026 16:59:00 -0600',
    subject: 'Borrador del convenio',
    body: `Estimada colega:

adjunto nuestra propuesta. Quedo a la espera de sus comentarios, a más tardar el jueves 12 de noviembre.

Atentamente
M. Espósito`,
    expected: ['task 2026-11-12'],
  },
  {
    id: 'es-e-chat',
    sent: 'Wed, 18 Nov 2026 10:31:00 +0100',
    subject: 'gastos',
    body: 'hola, contabilidad cierra el 25, así que mandadme los tickets antes del viernes porfa 🙏',
    expected: ['task 2026-11-20'],
  },
  {
    id: 'es-e-basura',
    sent: 'Mon, 10 Aug 2026 04:02:00 +0200',
    subject: 'Cambio en la recogida',
    body: `Estimado vecino:

por el festivo, su contenedor de papel se recogerá el martes 1 de septiembre de 2026.

El ayuntamiento`,
    expected: ['reminder 2026-09-01'],
  },
  {
    id: 'es-e-seguro',
    sent: 'Mon, 5 Jan 2026 08:10:00 +0100',
    subject: 'Su póliza',
    body: `Póliza: HX-2281
Ramo: hogar
Su póliza vence el: 03/02/2026
Prima: 212,40 €`,
    expected: ['reminder 2026-02-03'],
  },
  {
    id: 'es-e-video',
    sent: 'Mon, 16 Nov 2026 15:00:00 +0100',
    subject: 'Videollamada',
    body: `Sara Quinn le invita a una videollamada.

Tema: seguimiento
Reunión: 20/11/2026 a las 11:00

Entrar: https://video.example.com/j/8812`,
    expected: ['appointment 2026-11-20T11:00'],
  },
  {
    id: 'es-e-no-donativo',
    sent: 'Tue, 13 Oct 2026 13:00:00 +0200',
    subject: 'Quedan dos días',
    bulk: true,
    body: 'Dona antes del jueves a medianoche y duplicaremos tu donativo. ¡Por favor, ayúdanos antes del 31 de octubre!',
    expected: [],
  },
  {
    id: 'es-e-no-tiempo',
    sent: 'Wed, 18 Nov 2026 06:00:00 +0100',
    subject: 'El tiempo del fin de semana',
    body: `La lluvia llegará al oeste antes del viernes y cesará el sábado a las 15:00. Las temperaturas subirán antes del 24 de
noviembre. Por favor, conduzcan con cuidado.`,
    expected: [],
  },
  {
    id: 'es-e-no-candidatura',
    sent: 'Mon, 16 Nov 2026 09:45:00 +0100',
    subject: 'Su candidatura',
    body: `Gracias por su candidatura. Las entrevistas serán en la semana del 30 de noviembre y esperamos decidir antes del 11 de
diciembre. Le rogamos paciencia.`,
    expected: [],
  },
  {
    id: 'es-e-no-entregado',
    sent: 'Mon, 16 Nov 2026 17:31:00 +0100',
    subject: 'Entregado',
    body: 'Su paquete se entregó hoy, lunes 16 de noviembre a las 17:28, al vecino. Devoluciones hasta el 16 de diciembre de 2026.',
    expected: [],
  },
  {
    id: 'es-e-no-notas',
    sent: 'Fri, 13 Nov 2026 17:31:00 +0100',
    subject: 'Notas de hoy',
    body: `Asistentes: Kim, Leo, Ida

Kim actualiza el plan antes del martes. Leo llama a la imprenta antes del 20 de noviembre. Ida cuenta que las entrevistas del
jueves fueron bien.`,
    expected: [],
  },
  {
    id: 'es-e-no-incidencia',
    sent: 'Mon, 16 Nov 2026 17:31:00 +0100',
    subject: '[#8812] Actualizado',
    body: `Por favor, escriba su respuesta encima de esta línea.

Mia, 16/11/2026 17:30:
Lo hemos trasladado y esperamos una solución antes del 30 de noviembre. No se requiere nada por su parte.`,
    expected: [],
  },
  {
    id: 'es-e-no-duelo',
    sent: 'Mon, 16 Nov 2026 17:31:00 +0100',
    subject: 'Triste noticia',
    body: `Queridos todos: Haroldo murió el viernes, una semana antes de cumplir 80 años el 20 de noviembre. Cantaba en el coro desde
septiembre de 1971. Os escribiré cuando sepa más.`,
    expected: [],
  },
  {
    id: 'es-e-no-que-dia',
    sent: 'Mon, 16 Nov 2026 17:31:00 +0100',
    subject: '¿Cuándo?',
    body: '¿Te viene mejor el martes o el jueves? La semana que viene también podría. Antes de Navidad sería lo mejor. ¡Buena mañana!',
    expected: [],
  },
  {
    id: 'es-e-no-bolsa',
    sent: 'Mon, 16 Nov 2026 17:31:00 +0100',
    subject: 'Resumen del mercado',
    body: 'El índice debe superar los 9.000 puntos antes del 31 de diciembre para cumplir las previsiones. La Bolsa abre el martes a las 9:00.',
    expected: [],
  },
  {
    id: 'es-e-no-aviso',
    sent: 'Mon, 16 Nov 2026 17:31:00 +0100',
    subject: 'Su registro',
    body: `Gracias por registrarse en el portal. Condiciones en vigor a 1 de diciembre de 2026. Atendemos de lunes a viernes de 8:00 a
16:00. Conserve este mensaje.`,
    expected: [],
  },
];
