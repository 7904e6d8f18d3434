import type { LabelledMessage } from '../message.ts';

export const SPANISH: readonly LabelledMessage[] = [
  {
    id: 'es-v-taller',
    sent: 'Tue, 17 Mar 2026 12:05:00 +0100',
    subject: 'Revisión',
    body: `Buenos días, señora Ruiz:

le confirmamos la cita para la revisión de su vehículo el miércoles 25 de marzo a las 8:30. Traiga la tuerca antirrobo.

Talleres Marín`,
    expected: ['appointment 2026-03-25T08:30'],
  },
  {
    id: 'es-v-horas',
    sent: 'Thu, 21 May 2026 15:41:00 +0200',
    subject: '¡Hojas de horas!',
    body: 'Hola a todos, el lunes es festivo y la nómina sale antes. Las hojas de horas deben entregarse antes de mañana a las 12:00. ¡Sin excepción!',
    expected: ['task 2026-05-22T12:00'],
  },
  {
    id: 'es-v-biblioteca',
    sent: 'Mon, 12 Oct 2026 05:00:00 +0200',
    subject: 'Sus préstamos',
    body: `Hola, Mira:

debe devolver el siguiente ejemplar antes del 15 de octubre de 2026:

El sendero de la sal`,
    expected: ['task 2026-10-15'],
  },
  {
    id: 'es-v-parrillada',
    sent: 'Wed, 2 Sep 2026 19:20:00 -0300',
    subject: 'Re: finde',
    body: '¡Genial! Venid entonces a casa el sábado sobre las 19:00, haremos una barbacoa. No traigáis nada.',
    expected: ['appointment 2026-09-05T19:00'],
  },
  {
    id: 'es-v-informe',
    sent: 'Mon, 19 Jan 2026 10:00:00 +0100',
    subject: 'Evaluación del manuscrito 2026-118',
    body: `Estimado colega:

¿aceptaría evaluar este manuscrito? Necesitaríamos su informe para el 9 de febrero de 2026.

Un cordial saludo
La redacción`,
    expected: ['task 2026-02-09'],
  },
  {
    id: 'es-v-luz',
    sent: 'Mon, 9 Nov 2026 08:00:00 +0100',
    subject: 'Obras en la red',
    body: 'Vamos a trabajar en la red de su calle. El jueves 26 de noviembre, de 9:00 a 13:00, se interrumpirá el suministro de luz. No hace falta que llame.',
    expected: ['reminder 2026-11-26T09:00'],
  },
  {
    id: 'es-v-funcion',
    sent: 'Fri, 4 Dec 2026 14:12:00 +0100',
    subject: 'Función de Navidad',
    body: `Queridas familias: ¡los peques están muy nerviosos! La función de Navidad será el martes 15 de diciembre a las 10:00 en el
salón. Por favor, entregad los disfraces a las maestras antes del jueves 10 de diciembre.`,
    expected: ['appointment 2026-12-15T10:00', 'task 2026-12-10'],
  },
  {
    id: 'es-v-no-museo',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Solo para socios',
    bulk: true,
    body: 'Le invitamos a la inauguración de nuestra exposición de invierno el jueves 3 de diciembre a las 18:30. Entrada libre. Darse de baja',
    expected: [],
  },
  {
    id: 'es-v-no-pago',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Pago recibido',
    body: 'Gracias, recibimos su pago de 40,00 € el 14/11/2026. Por favor, no envíe dinero en efectivo por correo.',
    expected: [],
  },
  {
    id: 'es-v-no-biografia',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Nota biográfica',
    body: `Lena Zorro dirige el laboratorio desde el 1 de septiembre de 2019. Nació el 12 de diciembre de 1980 y ocupará su cátedra el 1 de
enero de 2027. Por favor, use este texto tal cual.`,
    expected: [],
  },
  {
    id: 'es-v-no-viaje',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'RE: pruebas',
    body: 'Gracias, Mo. Estoy de viaje el miércoles y el jueves y lo habré leído todo antes del viernes. Hoy tengo un tren a las 18:00; mañana sigo.',
    expected: [],
  },
  {
    id: 'es-v-no-codigo',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Su código',
    body: 'Su código es 201126 y caduca en 10 minutos. Solicitado el 16/11/2026 a las 09:00. No lo comparta con nadie.',
    expected: [],
  },
  {
    id: 'es-v-no-incidencia',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Incidencia resuelta',
    body: 'La incidencia de las 7:40 quedó resuelta a las 8:15. Publicaremos un informe antes del 20 de noviembre.',
    expected: [],
  },
  {
    id: 'es-v-no-rumor',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: '¿lo sabías?',
    body: 'dicen que los comerciales tienen que devolver el coche antes del viernes, jaja. el miércoles tienen una reunión sobre eso',
    expected: [],
  },
  {
    id: 'es-v-no-pedido',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Su pedido 4410',
    body: `Gracias por su pedido. Se admiten devoluciones durante 30 días. Los pedidos hechos antes del viernes a las 15:00 salen el mismo
día. Último envío antes de Navidad: 21 de diciembre.`,
    expected: [],
  },
];
