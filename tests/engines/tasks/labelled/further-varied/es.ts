import type { LabelledMessage } from '../message.ts';

export const SPANISH: readonly LabelledMessage[] = [
  {
    id: 'es-hv-resonancia',
    sent: 'Wed, 14 Jan 2026 16:22:00 +0100',
    subject: 'Radiología del Mercado',
    body: `Estimado señor Tomás:

tiene programada una resonancia el viernes 30 de enero de 2026 a las 7:45. Acuda en ayunas.`,
    expected: ['appointment 2026-01-30T07:45'],
  },
  {
    id: 'es-hv-presupuesto',
    sent: 'Tue, 6 Oct 2026 11:30:00 +0200',
    subject: 'Ventanas',
    body: 'Hola, Sra. Ott: ahí va el presupuesto. Para mantener el precio me haría falta la copia firmada antes del viernes 16 de octubre. Un saludo, P. Bec',
    expected: ['task 2026-10-16'],
  },
  {
    id: 'es-hv-viaje',
    sent: 'Thu, 19 Nov 2026 21:02:00 +0100',
    subject: 'Re: partido del sábado',
    body: 'Os recojo a ti y a los chicos el sábado a las 9:15. ¡No olvidéis las botas!',
    expected: ['appointment 2026-11-21T09:15'],
  },
  {
    id: 'es-hv-dominio',
    sent: 'Mon, 3 Aug 2026 02:00:00 +0200',
    subject: 'Dominio',
    body: 'Su dominio tetera.example se dará de baja el 2 de septiembre de 2026 si no se renueva.',
    expected: ['reminder 2026-09-02'],
  },
  {
    id: 'es-hv-subvencion',
    sent: 'Mon, 13 Apr 2026 09:31:00 +0200',
    subject: 'Informe intermedio',
    body: `Estimados señores:

conforme a la cláusula 6 de su convenio, el informe intermedio ha de obrar en nuestro poder a más tardar el 29 de mayo de 2026.`,
    expected: ['task 2026-05-29'],
  },
  {
    id: 'es-hv-caldera',
    sent: 'Mon, 7 Sep 2026 10:10:00 +0200',
    subject: 'Revisión de la caldera',
    body: `Nuestro técnico irá a su domicilio el jueves 17 de septiembre entre las 10:00 y las 12:00 para revisar la caldera. Por favor,
asegúrese de que haya alguien en casa.`,
    expected: ['appointment 2026-09-17T10:00'],
  },
  {
    id: 'es-hv-no-ajedrez',
    sent: 'Mon, 16 Nov 2026 10:10:00 +0100',
    subject: 'Resultados',
    body: 'La ronda 4 fue para Ávila, 3 a 1. La ronda 5 es el 24 de noviembre y la 6 el 8 de diciembre, ambas fuera. Clasificación adjunta.',
    expected: [],
  },
  {
    id: 'es-hv-no-garantia',
    sent: 'Mon, 16 Nov 2026 10:10:00 +0100',
    subject: 'Registro',
    body: 'Gracias por registrar su hervidor. Fecha de compra: 14/11/2026. Modelo K-12. Por favor, guarde el justificante.',
    expected: [],
  },
  {
    id: 'es-hv-no-menu',
    sent: 'Mon, 16 Nov 2026 10:10:00 +0100',
    subject: 'Menú del comedor',
    body: `Lunes: crema de puerros
Martes: pasta al horno
Miércoles 18 de noviembre: día del curry
Viernes: pizza, servicio hasta las 14:30`,
    expected: [],
  },
  {
    id: 'es-hv-no-prensa',
    sent: 'Mon, 16 Nov 2026 10:10:00 +0100',
    subject: 'Embargado hasta el 18 de noviembre a las 10:00',
    body: 'La empresa prevé cerrar la compra antes del 31 de marzo de 2027, según anunció hoy. Su directora, Ida Holm, dejará el cargo el 1 de enero.',
    expected: [],
  },
];
