const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words, as `Word.norm` has them, that cannot end a quotation: they need the next word. */
export const LEANING = words(
  [
    'a an the your our my his her their this that these those to of for from with without in on at by as and or be been is are was were has have had do will would can may',
    'new permanently automatically temporarily attached enclosed current last next overdue unpaid unusual suspicious secure shared united direct more further losing which voice first second',
    'der die das den dem des ein eine einen einem einer ihr ihre ihren ihrem ihrer dein deine und oder von zu zum zur mit fur auf bei bis werden wird sind hat haben diese dieser dieses',
    'le la les l un une des du de d votre vos notre nos mon ma mes ce cet cette et ou pour par sur avec dans au aux en est sera sont',
    'el los las unos unas su sus tu tus mi este esta estos para por con del al sera son',
    'os um uma seu sua seus suas do da dos das na ou com em ser esse essa',
    'il lo gli una del della dei di suo sua tuo questo questa per nel nella sara sono',
    'het een uw je jouw deze dit van voor met op aan wordt zijn',
  ].join(' '),
);

/** Units, because a number without its unit means nothing. */
export const UNITS = words(
  [
    'hours hour hrs hr h days day minutes minute min mins seconds weeks week months month years year am pm business working percent million billion thousand dollars euros euro pounds usd eur gbp',
    'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec',
    'stunden stunde std tage tagen tag werktage werktagen minuten wochen uhr millionen januar februar marz mai juni juli oktober dezember',
    'heures heure jours jour minutes semaines mois janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre millions',
    'horas hora dias dia minutos semanas enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre millones',
    'janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro milhoes',
    'ore ora giorni giorno minuti settimane gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre milioni',
    'uur dagen dag minuten weken januari februari maart juni juli augustus miljoen',
  ].join(' '),
);
