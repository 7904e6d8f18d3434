/**
 * Whose bank account an email is about, and whether it is a new one, in English, German, French, Spanish, Portuguese,
 * Italian, Dutch and Polish. Own selection from labelled and everyday emails, 2026-11.
 */

/** “Your”, and the like. */
export const READERS_POSSESSIVE =
  /(?<!\p{L})(?:your|ihre[nmrs]?|deine[nmrs]?|eure[nmrs]?|votre|vos|tus?|sus?|seus?|suas?|teus?|tuas?|tuo[i]?|tue|vostr[aeio]|uw|jouw|twoj\p{L}{1,4}|państwa)(?!\p{L})/iu;

/** “My” and “our”. */
export const WRITERS_POSSESSIVE =
  /(?<!\p{L})(?:my|our|mein|unser|meine[nmrs]?|unsere[nmrs]?|mon|ma|mes|notre|nos|mis?|nuestr[ao]s?|meus?|minhas?|noss[ao]s?|mi[oae]|miei|nostr[aeio]|mijn|on[sz]e?|mój|moje(?:go)?|nasz\p{L}{0,3})(?!\p{L})/iu;

/** “Votre compte”, right before “bancaire a changé”. */
export const READERS_ACCOUNT =
  /(?<!\p{L})(?:your|ihre?|deine?|votre|tu|su|seus?|suas?|tuo|suo|vostro|uw|jouw|je|twoj\p{L}{1,4}|twój|państwa) {1,2}(?:(?:bank|numer|número|numéro|nummer|n°|da|de|di|del|sua|su|tu) {1,2}){0,3}(?:account|konto|compte|cuenta|conta|conto|rekening)\p{L}{0,10} {0,2}$/iu;

/** A condition up to the words that follow: “if you have changed bank”. */
export const IF_YOU_CHANGED =
  /(?<!\p{L})(?:if you(?! c(?:ould|an)| would)|should you|if your|falls (?:sie|du|sich|ihr)|wenn (?:sie|du|sich|ihr)|sofern (?:sie|sich)|sollten? (?:sie|sich)|si vous(?! pou)|si tu(?! peux)|s['’]il|en cas de|si (?:usted(?:es)? )?(?:ha[ns]?|hubier\p{L}{1,4}|cambi\p{L}{1,5})|en caso de|se (?:você|vocês|o senhor|a senhora|avete|hai|mud\p{L}{1,6}|tiver\p{L}{0,4}|alter\p{L}{1,5})|em caso de|in caso di|(?:als|indien|mocht) (?:u|je|jullie|uw)|bij een|(?:jeśli|jeżeli|gdyby|w przypadku))(?!\p{L})[^.,!?;:\n]{0,120}$/iu;

/** Says that an account is the usual one. */
export const UNCHANGED_ACCOUNT =
  /(?<!\p{L})(?:usual|same|regular|unchanged|bisherige[nrsm]?|gewohnte[nrsm]?|übliche[nrsm]?|bekannte[nrsm]?|gleiche[nrsm]?|unverändert\p{L}{0,2}|habituels?|habituelles?|même|inchangée?s?|habitual|mismo|misma|de siempre|mesmo|mesma|solit[oae]|stess[oae]|abituale|invariat\p{L}|gebruikelijke?|bekende|zelfde|hetzelfde|dezelfde|ongewijzigd|vertrouwde|dotychczasow\p{L}{1,3}|t[ae]n sam|to samo|bez zmian|niezmienion\p{L}{1,3}|zwykł\p{L}{1,3})(?!\p{L})|not changed|nicht geändert|n['’](?:a|ont) pas changé|no ha[ns]? cambiado|não mudou|non [eè] cambiat|niet (?:gewijzigd|veranderd)/iu;

/** Before a mention of a change, in its sentence: the writer says that it will never come by email, or what others might write. */
export const DENIES_CHANGE =
  /(?<!\p{L})(?:never|will not (?:notify|inform|tell|email|contact|advise|write to) you|niemals|jamais|nunca|mai|nooit|nigdy|(?:if|when) (?:a|an|any|anyone|someone|somebody)|(?:wenn|falls) (?:eine?|jemand|Ihnen jemand)|si (?:une?|quelqu['’]un|una?|alguien)|se (?:una?|qualcuno|uma?|alguém)|als (?:een|iemand)|(?:jeśli|jeżeli|gdy) (?:ktoś|ktokolwiek|dostawca))(?!\p{L})[^.!?;:\n]{0,120}$/iu;

/** New bank details in languages without lists of phrases. Own selection from everyday business emails, 2026-11. */
export const CHANGED_ACCOUNT = new RegExp(
  [
    '(?:振込先|口座)[^。\\n]{0,16}(?:変更|変わり)|新しい(?:振込)?口座',
    '(?:[账帐賬帳][户戶号號]|收款信息)[^。\\n]{0,16}(?:变更|变动|更改|更换|變更|更換)|新的?(?:银行|銀行)?[账帐賬帳][户戶号號]',
    '계좌[^.\\n]{0,16}(?:변경|바뀌)|새(?:로운)? ?계좌',
    'реквизит\\p{L}{0,4} [^.\\n]{0,20}(?:измен|смен)\\p{L}{1,6}|(?:измени|смени)л[аио]?(?:сь|ся)? [^.\\n]{0,20}(?:реквизит|банковск)|нов(?:ые|ым|ых) (?:банковск\\p{L}{1,3} )?реквизит',
    'реквізит\\p{L}{0,4} [^.\\n]{0,20}змін\\p{L}{1,6}|змінили(?:ся)? [^.\\n]{0,20}(?:реквізит|банківськ)|нов(?:і|ими|их) (?:банківськ\\p{L}{1,3} )?реквізит',
    '(?:banka )?hesa[pb]\\p{L}{0,6} [^.\\n]{0,20}değiş\\p{L}{1,8}|yeni (?:banka )?hesab\\p{L}{1,5}',
    '(?:číslo|čísla|změn\\p{L}{1,4}|zmen\\p{L}{1,4}) [^.\\n]{0,20}(?:bankovního účtu|bankového účtu|účtu se změnilo)|nové? (?:číslo )?(?:bankovní|bankový)? ?účtu?',
    '(?:bankuppgifter|bankkonto|bankoplysninger|bankopplysninger|kontonummer)\\p{L}{0,3} (?:har|er|är|blivit|blevet)? ?(?:ändrats|ändrat|ændret|endret|skiftet)|nytt? (?:bankkonto|kontonummer)|nye bank(?:oplysninger|opplysninger)',
    'tilinumero\\p{L}{0,4} [^.\\n]{0,12}(?:vaihtu|muuttu)\\p{L}{1,5}|uusi tilinumero',
    '(?:conturil[eo]r?|contul|datele) (?:nostru |noastre )?(?:bancare?|bancar) [^.\\n]{0,12}(?:schimbat|modificat)\\p{L}{0,2}|noul (?:nostru )?cont (?:bancar)?',
    'bankszámla\\p{L}{0,8} [^.\\n]{0,16}(?:változ|módosul)\\p{L}{1,6}|új bankszámla',
    '(?:τραπεζικ\\p{L}{1,3} )(?:στοιχεία|λογαριασμ\\p{L}{1,3})[^.\\n]{0,16}(?:άλλαξ|αλλάξ)\\p{L}{1,4}|νέο(?:ς|ν)? τραπεζικό',
    '(?:الحساب|حسابنا|البيانات) (?:المصرفي|البنكي)\\p{L}{0,2}[^.\\n]{0,16}(?:تغي|تحديث)|(?:تغيير|تغير)\\p{L}{0,2} [^.\\n]{0,12}(?:الحساب|حسابنا) (?:المصرفي|البنكي)',
    'rekening (?:bank )?(?:kami )?(?:telah |sudah )?(?:berubah|diganti|berganti)|rekening (?:bank )?baru',
    'tài khoản (?:ngân hàng )?[^.\\n]{0,16}(?:đã )?thay đổi|tài khoản (?:ngân hàng )?mới',
  ].join('|'),
  'giu',
);
