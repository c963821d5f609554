/**
 * Hotels, quarters, sights, stations, hospitals and gates that people name without their town, by the zone that they lie in. A
 * line: its name in Hebrew, in English, in French where that differs, then others. Names that more than one town has are left
 * out: they are asked. Data only, written by hand.
 */

/** Further names of the zones themselves, where the list has them in the languages of the site alone. */
export const ZONE_NAMES: Readonly<Record<string, string>> = {
  'ben-gurion':
    'Аэропорт Бен-Гурион|Аэропорт Бен Гурион|Аэропорт имени Бен-Гуриона|Международный аэропорт Бен-Гурион|Бен-Гурион|Бен-Гурион терминал 3|Аэропорт Бен-Гурион терминал 3|Терминал 3|Аэропорт|Аэропорт Тель-Авив|Аэропорт Тель-Авива|Натбаг|مطار بن غوريون|مطار بن جوريون|مطار بن غوريون الدولي|مطار اللد|مطار تل أبيب|المطار|مطار بن غوريون صالة 3|مطار بن غوريون مبنى 3|Aéroport TLV|David Ben Gurion Airport|Ben Gurion Intl|Ben Gurion Intl Airport',
  'ben-gurion-1':
    'Терминал 1|Бен-Гурион терминал 1|Аэропорт Бен-Гурион терминал 1|مطار بن غوريون صالة 1|مطار بن غوريون مبنى 1',
  ramon: 'Аэропорт Рамон|Аэропорт Эйлат|Аэропорт Эйлата|Рамон|مطار رامون|مطار إيلات',
  'dead-sea':
    'Мёртвое море|Эйн-Бокек|Эйн-Геди|Гостиницы Мёртвого моря|البحر الميت|عين بوقيق|عين جدي|חמי זוהר|נווה זוהר|מלונות ים המלח|Neve Zohar|Ein Bokek hotels',
  masada: 'Масада|Крепость Масада|مسادا|متسادا|قلعة مسعدة|Masada cable car|רכבל מצדה|Masada East',
};

/** What lies in each zone; the price list knows some of them by itself, too. */
export const LANDMARKS: Readonly<Record<string, string>> = {
  jerusalem: `מלון ממילא|Mamilla Hotel|Hôtel Mamilla|ממילא|Mamilla|Гостиница Мамилла|Отель Мамилла|Мамилла|فندق ماميلا
מלון המלך דוד|King David Hotel|Hôtel King David|King David|המלך דוד|Отель Кинг Дэвид|Царь Давид|فندق الملك داود
אמריקן קולוני|American Colony||American Colony Hotel|מלון אמריקן קולוני|Американ Колони|أمريكان كولوني
וולדורף אסטוריה|Waldorf Astoria||וולדורף|Waldorf Astoria Hotel|Уолдорф Астория
מלון ענבל|Inbal Hotel|Hôtel Inbal|Inbal|Отель Инбаль
מצודת דוד|David Citadel||David Citadel Hotel|מלון מצודת דוד|Дэвид Цитадель
מלון אוריינט|Orient Hotel|Hôtel Orient|Orient by Isrotel
ימק״א המלך דוד|YMCA Three Arches||Three Arches Hotel|YMCA
מלון נוטרדאם|Notre Dame Center|Notre-Dame de Jérusalem|Notre Dame Guest House|Notre Dame Hotel
מלון הר ציון|Mount Zion Hotel|Hôtel Mont Sion
הכותל|Western Wall|Mur des Lamentations|Стена Плача|Западная стена|حائط البراق|حائط المبكى|Wailing Wall
הרובע היהודי|Jewish Quarter|Quartier juif|Еврейский квартал
שער שכם|Damascus Gate|Porte de Damas|Дамасские ворота|باب العامود
שער האשפות|Dung Gate|Porte des Immondices|Porte des Maghrébins|Мусорные ворота|Dung gate entrance
שער הפרחים|Herod’s Gate|Porte d’Hérode
שער האריות|Lions’ Gate|Porte des Lions|Львиные ворота|باب الأسباط
שער ציון|Zion Gate|Porte de Sion|Сионские ворота
שער החדש|New Gate|Porte Neuve|השער החדש
שער יפו|Jaffa Gate|Porte de Jaffa|Яффские ворота|باب الخليل
יד ושם|Yad Vashem||Яд Вашем|ياد فاشيم
הר הזיתים|Mount of Olives|Mont des Oliviers|Масличная гора|Елеонская гора|جبل الزيتون|Mt of Olives
הר הרצל|Mount Herzl|Mont Herzl|Гора Герцля
הר הצופים|Mount Scopus|Mont Scopus|Гора Скопус
הר ציון|Mount Zion|Mont Sion|Гора Сион
הר הבית|Temple Mount|Mont du Temple|Esplanade des Mosquées|Храмовая гора|الحرم القدسي|المسجد الأقصى
כנסיית הקבר|Church of the Holy Sepulchre|Saint-Sépulcre|Holy Sepulchre|Holy Sepulcher|כנסיית הקבר הקדוש|Храм Гроба Господня|كنيسة القيامة
גת שמנים|Gethsemane|Gethsémani|Garden of Gethsemane|Гефсиманский сад
עיר דוד|City of David|Cité de David|Город Давида
גן הקבר|Garden Tomb|Tombe du Jardin
מגדל דוד|Tower of David|Tour de David|Башня Давида
מוזיאון ישראל|Israel Museum|Musée d’Israël|Музей Израиля
הכנסת|Knesset||כנסת|Кнессет|الكنيست
המושבה הגרמנית|German Colony|Colonie allemande|Немецкая колония
עמק רפאים|Emek Refaim
שוק מחנה יהודה|Mahane Yehuda Market|Marché Mahané Yehouda|מחנה יהודה|Mahane Yehuda|Machane Yehuda|Machne Yehuda|Рынок Махане-Йехуда|Махане Иегуда
עין כרם|Ein Kerem||Ein Karem|Эйн-Карем|عين كارم
הדסה עין כרם|Hadassah Ein Kerem|Hadassah Ein Karem|בית חולים הדסה עין כרם|Hadassah Hospital Ein Kerem|Hôpital Hadassah Ein Kerem|Хадасса Эйн-Керем|هداسا عين كارم
הדסה הר הצופים|Hadassah Mount Scopus|Hadassah Mont Scopus|Hadassah Mt Scopus
שערי צדק|Shaare Zedek|Shaaré Tsedek|בית חולים שערי צדק|Shaare Tzedek|Shaare Zedek Medical Center|Шаарей Цедек
בנייני האומה|International Convention Center|Binyanei HaUma|ICC Jerusalem|Binyanei Haooma
אצטדיון טדי|Teddy Stadium|Stade Teddy
קניון מלחה|Malha Mall|Centre Malha|מלחה|Malcha Mall
גן החיות התנ״כי|Biblical Zoo|Zoo biblique
תחנת יצחק נבון|Yitzhak Navon Station|Gare Yitzhak Navon|Navon Station|Вокзал Ицхак Навон|Станция Ицхак Навон
התחנה המרכזית ירושלים|Jerusalem Central Bus Station|Gare routière de Jérusalem
גבעת רם|Givat Ram||Гиват-Рам
רחביה|Rehavia||Rechavia|Рехавия
טלביה|Talbiya||Talbieh|Тальбия
בקעה הירושלמית|Baka Jerusalem
קטמון|Katamon||Катамон
נחלאות|Nachlaot||Nahlaot|Нахлаот
מאה שערים|Mea Shearim|Méa Shéarim|Меа-Шеарим
גאולה ירושלים|Geula Jerusalem
תלפיות ירושלים|Talpiot Jerusalem
פסגת זאב|Pisgat Ze’ev|Pisgat Zeev|Писгат-Зеэв
גבעה הצרפתית|French Hill|Colline française|הגבעה הצרפתית
רמת אשכול|Ramat Eshkol
הר חומה|Har Homa
גילה|Gilo||Гило
קריית יובל|Kiryat Yovel
בית וגן|Bayit Vegan|Bait Vegan
שכונת הר נוף|Har Nof||הר נוף|Ар-Ноф
סנהדריה|Sanhedria
שייח׳ ג׳ראח|Sheikh Jarrah`,
  'tel-aviv': `מלון נורמן|The Norman||Norman Hotel|The Norman Hotel|מלון הנורמן|Отель Норман
מלון ברון תל אביב|Brown TLV Hotel|Brown TLV|מלון בראון תל אביב|Brown Hotel TLV
מלון סינמה|Hotel Cinema TLV|Cinema Hotel TLV|Hotel Cinema|Cinema Hotel
מלון דן תל אביב|Dan Tel Aviv
קמפינסקי תל אביב|David Kempinski||Kempinski Hotel|Kempinski|מלון קמפינסקי|קמפינסקי|Кемпински
דוד אינטרקונטיננטל|David InterContinental||InterContinental David|Дэвид Интерконтиненталь
מלון סטאי|The Setai||Setai Hotel|הסטאי
מלון דה ג׳אפה|The Jaffa Hotel||The Jaffa
מלון דריסקו|The Drisco||Drisco Hotel|דריסקו|The Drisco Hotel
מלון מונטיפיורי|Hotel Montefiore|Hôtel Montefiore|Montefiore Hotel
מלון וירה|The Vera||Vera Hotel|The Vera Hotel
פולי האוס|Poli House||The Poli House|מלון פולי האוס
מלון קרלטון|Carlton Tel Aviv
מגדלי עזריאלי|Azrieli Center|Centre Azrieli|עזריאלי|Azrieli|Azrieli Towers|Азриэли|برج عزرائيلي
שרונה|Sarona||Sarona Market|שוק שרונה|מתחם שרונה|Сарона|Marché Sarona
איכילוב|Ichilov||בית חולים איכילוב|Ichilov Hospital|Sourasky Medical Center|Tel Aviv Sourasky|Hôpital Ichilov|Больница Ихилов|Ихилов|مستشفى إيخيلوف
אסותא רמת החייל|Assuta Ramat HaHayal|Assouta Ramat Hahayal|Ассута Рамат-ха-Хаяль
רמת החייל|Ramat HaHayal||Ramat HaChayal|Рамат-ха-Хаяль
רמת אביב|Ramat Aviv||קניון רמת אביב|Рамат-Авив|Ramat Aviv Mall
אוניברסיטת תל אביב|Tel Aviv University|Université de Tel-Aviv
נווה צדק|Neve Tzedek|Neve Tsedek|Neve Zedek|Неве-Цедек|نفيه تسيدك
פלורנטין|Florentin||Florentine|Флорентин
שוק הכרמל|Carmel Market|Marché du Carmel|Shuk HaCarmel|Рынок Кармель
שוק הפשפשים|Jaffa Flea Market|Marché aux puces de Jaffa
שוק לוינסקי|Levinsky Market|Marché Levinsky
נחלת בנימין תל אביב|Nahalat Binyamin
דיזנגוף סנטר|Dizengoff Center||Дизенгоф-центр
כיכר דיזנגוף|Dizengoff Square|Place Dizengoff|Площадь Дизенгоф
כיכר רבין|Rabin Square|Place Rabin|Площадь Рабина
הבימה|Habima||תיאטרון הבימה|Habima Theatre|Habima Theater|Габима
בית האופרה תל אביב|Tel Aviv Opera House
נמל תל אביב|Tel Aviv Port|Port de Tel-Aviv|Namal Tel Aviv|Порт Тель-Авив
נמל יפו|Jaffa Port|Port de Jaffa|Старый порт Яффо|ميناء يافا
יפו העתיקה|Old Jaffa|Vieux Jaffa|Jaffa Old City|Старый Яффо|يافا القديمة
מגדל השעון ביפו|Jaffa Clock Tower|Tour de l’Horloge de Jaffa
פארק הירקון|Yarkon Park|Parc Yarkon|HaYarkon Park|Парк Яркон
גני התערוכה|Expo Tel Aviv|Expo Tel-Aviv|אקספו תל אביב|Israel Trade Fairs
אצטדיון בלומפילד|Bloomfield Stadium|Stade Bloomfield
היכל מנורה מבטחים|Menora Mivtachim Arena||יד אליהו|Yad Eliyahu|Nokia Arena
מוזיאון אנו|ANU Museum|Musée ANU|בית התפוצות|Beit Hatfutsot|Diaspora Museum
סבידור מרכז|Savidor Center|Gare Savidor|תחנת רכבת סבידור|Savidor Central|Tel Aviv Savidor|Arlozorov Station|תחנת ארלוזורוב|Станция Савидор
תחנת השלום|HaShalom Station|Gare HaShalom|רכבת השלום|Hashalom railway station
תחנת ההגנה|HaHagana Station|Gare HaHagana
התחנה המרכזית החדשה|New Central Bus Station
שדה דב|Sde Dov
צהלה|Tzahala
הצפון הישן|Old North Tel Aviv
קריית שאול|Kiryat Shaul
פארק המדע עתידים|Atidim Park|Parc Atidim|קריית עתידים`,
  haifa: `רמב״ם|Rambam Hospital|Hôpital Rambam|בית חולים רמב״ם|Rambam|Rambam Medical Center|Больница Рамбам|مستشفى رمبام
בית חולים בני ציון|Bnai Zion Hospital|Hôpital Bnai Zion|Bnei Zion Medical Center
בית חולים כרמל|Carmel Hospital|Hôpital Carmel|מרכז רפואי כרמל|Carmel Medical Center
הגנים הבהאיים|Bahai Gardens|Jardins bahaïs|Baha’i Gardens|Baháʼí Gardens|Гани Бахаи|Бахайские сады|حدائق البهائيين
הטכניון|Technion||טכניון|Технион|التخنيون
אוניברסיטת חיפה|Haifa University|Université de Haïfa|University of Haifa
המושבה הגרמנית חיפה|Haifa German Colony
סטלה מאריס|Stella Maris||Стелла Марис
קניון גרנד קניון|Grand Canyon Haifa
אצטדיון סמי עופר|Sammy Ofer Stadium|Stade Sammy Ofer
מת״ם|Matam Haifa|Matam|מתם חיפה|Matam Park
חוף הכרמל|Hof HaCarmel||תחנת חוף הכרמל|Hof HaCarmel Station|Хоф ха-Кармель
תחנת המפרץ|Lev HaMifratz||לב המפרץ
נווה שאנן חיפה|Neve Shaanan Haifa
מרכז הכרמל|Carmel Center||Merkaz HaCarmel|מרכז כרמל
ואדי ניסנאס|Wadi Nisnas||Вади Ниснас|وادي النسناس
נמל חיפה|Haifa Port|Port de Haïfa|Порт Хайфа|Порт Хайфы|ميناء حيفا|Haifa cruise terminal`,
  'dead-sea': `מלון לאונרדו קלאב ים המלח|Leonardo Club Dead Sea
מלון ישרוטל ים המלח|Isrotel Dead Sea
מלון הוד ים המלח|Hod Hamidbar||הוד המדבר
מלון מילוס ים המלח|Milos Dead Sea
שמורת עין גדי|Ein Gedi Nature Reserve|Réserve d’Ein Guedi|נחל דוד עין גדי
קיבוץ עין גדי|Kibbutz Ein Gedi|Kibboutz Ein Guedi|Ein Gedi Hotel
עין גדי ספא|Ein Gedi Spa
מלון ורט ים המלח|VERT Dead Sea
הר סדום|Mount Sodom|Mont Sodome`,
  masada: `רכבל מצדה|Masada Cable Car|Téléphérique de Massada
אכסניית מצדה|Masada Guest House|Auberge de Massada|אכסניית אנא מצדה
שביל הנחש|Snake Path|Sentier du Serpent`,
  eilat: `מלון הרודס אילת|Herods Eilat|Hérods Eilat
מלון המלך שלמה|King Solomon Eilat
מלון רויאל ביץ׳|Royal Beach Eilat||רויאל ביץ אילת
מלון אורכידאה|Orchid Eilat
מצפה תת ימי|Underwater Observatory|Observatoire sous-marin|המצפה התת ימי|Coral World Eilat|Подводная обсерватория
ריף הדולפינים|Dolphin Reef|Récif des Dauphins|Дельфиний риф
חוף אלמוגים|Coral Beach Eilat||Coral Beach Reserve
טיילת אילת|Eilat Promenade
יוספטל|Yoseftal Hospital|Hôpital Yoseftal|בית חולים יוספטל
מעבר טאבה|Taba Border Crossing|Poste-frontière de Taba|מסוף טאבה|Menachem Begin Crossing|מעבר בגין|КПП Таба
קניון מול הים|Mall HaYam||מול הים
נמל אילת|Eilat Port|Port d’Eilat
אייס מול|Ice Mall Eilat`,
  tiberias: `מלון סקוטי|Scots Hotel||The Scots Hotel|מלון הסקוטי
הר האושר|Mount of Beatitudes|Mont des Béatitudes|הר האשר|Church of the Beatitudes|Гора Блаженств
כפר נחום|Capernaum|Capharnaüm|Capernahum|Kfar Nahum|Капернаум|كفر ناحوم
טבחה|Tabgha||Tabha|Табха|الطابغة
ירדנית|Yardenit||אתר הטבילה ירדנית|Ярденит
בית חולים פוריה|Poriya Hospital|Hôpital Poriya|Tzafon Medical Center|Baruch Padeh Medical Center
גינוסר|Ginosar||Ginossar|Nof Ginosar|נוף גינוסר|Гиносар
חמת טבריה|Hamat Tiberias|Hamat Tibériade|חמי טבריה|Tiberias Hot Springs
כנרת|Sea of Galilee|Lac de Tibériade|Галилейское море|Кинерет|Тивериадское озеро|بحيرة طبريا|بحيرة طبرية
מגדלא|Magdala||Магдала
ארבל|Mount Arbel|Mont Arbel|הר ארבל
קבר הרמב״ם|Tomb of Maimonides|Tombeau de Maïmonide|Rambam Tomb
קבר רבי מאיר בעל הנס|Rabbi Meir Baal HaNes Tomb|Tombeau de Rabbi Meïr Baal Hanes`,
  safed: `בית חולים זיו|Ziv Hospital|Hôpital Ziv|Ziv Medical Center|Больница Зив
קבר הרשב״י|Tomb of Rashbi|Tombeau de Rachbi|מירון|Meron|Mount Meron|הר מירון|קבר רבי שמעון בר יוחאי|Мерон
מלון מצפה הימים|Mizpe Hayamim|Mitspé Hayamim|Mitzpe Hayamim|Mizpe Hayamim Hotel
רובע האמנים צפת|Safed Artists Quarter`,
  nazareth: `כנסיית הבשורה|Basilica of the Annunciation|Basilique de l’Annonciation|Church of the Annunciation|Церковь Благовещения|كنيسة البشارة
הר הקפיצה|Mount Precipice|Mont du Précipice|Har HaKfitza
כפר נצרת|Nazareth Village
ציפורי|Tzippori|Tsippori|Zippori|Sepphoris|Циппори|גן לאומי ציפורי
הר תבור|Mount Tabor|Mont Thabor|Гора Фавор|جبل الطور
בית חולים נצרת EMMS|Nazareth Hospital EMMS|Hôpital EMMS de Nazareth`,
  netanya: `בית חולים לניאדו|Laniado Hospital|Hôpital Laniado|לניאדו|Laniado|Больница Ланиадо
כיכר העצמאות נתניה|Netanya Independence Square|Place de l’Indépendance Netanya
מכון וינגייט|Wingate Institute|Institut Wingate|וינגייט
עיר ימים|Ir Yamim||Ир-Ямим
קריית צאנז|Kiryat Sanz|Kiryat Tsanz
אצטדיון נתניה|Netanya Stadium|Stade de Netanya
איקאה נתניה|IKEA Netanya`,
  ashdod: `אסותא אשדוד|Assuta Ashdod|Assouta Ashdod|בית חולים אסותא אשדוד
נמל אשדוד|Ashdod Port|Port d’Ashdod|Порт Ашдод|ميناء أشدود
מרינה אשדוד|Ashdod Marina|Marina d’Ashdod
אשדוד ים|Ashdod Yam`,
  ashkelon: `ברזילי|Barzilai Hospital|Hôpital Barzilaï|בית חולים ברזילי|Barzilai|Больница Барзилай
פארק לאומי אשקלון|Ashkelon National Park|Parc national d’Ashkelon
אפרידר|Afridar`,
  'beer-sheva': `אוניברסיטת בן גוריון|Ben-Gurion University|Université Ben Gourion|BGU|Университет Бен-Гуриона|جامعة بن غوريون
בית חולים סורוקה|Soroka Hospital|Hôpital Soroka|Soroka Medical Center|Больница Сорока|مستشفى سوروكا
גב ים נגב|Gav-Yam Negev Park
מוזיאון חיל האוויר|Israeli Air Force Museum|Musée de l’armée de l’air|חצרים|Hatzerim`,
  'ramat-gan': `בית חולים שיבא|Sheba Medical Center|Centre médical Sheba|Больница Шиба|Шиба|Тель ха-Шомер|مستشفى شيبا
הבורסה ליהלומים|Diamond Exchange|Bourse du diamant|מתחם הבורסה|Ramat Gan Diamond Exchange|Алмазная биржа
בר אילן|Bar-Ilan University|Université Bar-Ilan|אוניברסיטת בר אילן|Bar Ilan|Университет Бар-Илан
קניון איילון|Ayalon Mall|Centre Ayalon
ספארי רמת גן|Ramat Gan Safari|Safari de Ramat Gan|הספארי|Safari
אצטדיון רמת גן|Ramat Gan Stadium|Stade de Ramat Gan
כפר המכביה|Kfar Maccabiah||Kfar HaMaccabiah|Кфар ха-Маккабия
מעייני הישועה|Mayanei HaYeshua Hospital|Hôpital Maayanei Hayeshoua|בית חולים מעייני הישועה
פרדס כץ|Pardes Katz`,
  'petah-tikva': `בית חולים בילינסון|Beilinson Hospital|Hôpital Beilinson|Rabin Medical Center|מרכז רפואי רבין|Больница Бейлинсон|مستشفى بيلينسون
שניידר|Schneider Children’s Hospital|Hôpital Schneider|בית חולים שניידר|Schneider|Больница Шнайдер
השרון פתח תקווה|HaSharon Hospital Petah Tikva
קריית אריה|Kiryat Arye
אם המושבות|Em HaMoshavot`,
  herzliya: `הרצליה פיתוח|Herzliya Pituach||Herzliya Pituah|Герцлия-Питуах
מרינה הרצליה|Herzliya Marina|Marina d’Herzliya|מלון ריץ קרלטון|Ritz-Carlton|Ritz Carlton|The Ritz-Carlton
מלון דן אכדיה|Dan Accadia||Accadia Hotel|דן אכדיה
מלון דניאל הרצליה|Daniel Herzliya
אוניברסיטת רייכמן|Reichman University|Université Reichman|המרכז הבינתחומי|IDC Herzliya
ארנה הרצליה|Arena Mall Herzliya`,
  'kfar-saba': `בית חולים מאיר|Meir Hospital|Hôpital Meir|Meir Medical Center|Больница Меир
בית לוינשטיין|Loewenstein Hospital|Hôpital Loewenstein|Beit Loewenstein`,
  'rishon-lezion': `ראשון|Rishon
סינמה סיטי ראשון לציון|Cinema City Rishon
חוף ראשון לציון|Rishon LeZion Beach
קניון הזהב|Golden Mall Rishon`,
  'bat-yam': `בית חולים וולפסון|Wolfson Hospital|Hôpital Wolfson|וולפסון|Wolfson Medical Center|Больница Вольфсон
מוזיאון העיצוב חולון|Design Museum Holon|Musée du Design de Holon|Holon Design Museum
ימית 2000|Yamit 2000`,
  rehovot: `מכון ויצמן|Weizmann Institute|Institut Weizmann|Институт Вейцмана|معهد وايزمان|Weizmann Institute of Science
בית חולים קפלן|Kaplan Hospital|Hôpital Kaplan|קפלן|Kaplan Medical Center|Больница Каплан
הפקולטה לחקלאות רחובות|Faculty of Agriculture Rehovot`,
  ramla: `אסף הרופא|Assaf Harofeh|Assaf Harofé|בית חולים אסף הרופא|שמיר אסף הרופא|Shamir Medical Center|Asaf Harofeh|Больница Асаф ха-Рофе
שוק רמלה|Ramla Market|Marché de Ramla`,
  modiin: `קניון עזריאלי מודיעין|Azrieli Modiin Mall
לטרון|Latrun|Latroun|Латрун|اللطرون|Latrun Monastery|יד לשריון`,
  'beit-shemesh': `מערת הנטיפים|Stalactite Cave|Grotte de Soreq|מערת שורק|Soreq Cave|Avshalom Cave
רמת בית שמש|Ramat Beit Shemesh||Рамат Бейт-Шемеш`,
  hadera: `בית חולים הלל יפה|Hillel Yaffe Hospital|Hôpital Hillel Yaffe|הלל יפה|Hillel Yaffe|Больница Гилель Яфе`,
  caesarea: `נמל קיסריה|Caesarea Harbour|Port de Césarée|נמל קיסריה העתיק|Caesarea Port|Caesarea National Park|גן לאומי קיסריה|Порт Кесарии
אמפיתיאטרון קיסריה|Caesarea Amphitheatre|Amphithéâtre de Césarée|Caesarea Theatre|התיאטרון הרומי בקיסריה
מלון דן קיסריה|Dan Caesarea
גולף קיסריה|Caesarea Golf Club|Golf de Césarée`,
  'zikhron-yaakov': `זכרון|Zichron
זיכרון|Zikhron
רמת הנדיב|Ramat Hanadiv
מלון אלמא|Elma Hotel|Hôtel Elma|Elma Arts Complex|מלון אלמה|Elma
יקב כרמל|Carmel Winery Zikhron`,
  afula: `בית חולים העמק|HaEmek Hospital|Hôpital HaEmek|Emek Medical Center
גבעת המורה|Givat HaMoreh`,
  'beit-shean': `גן לאומי בית שאן|Beit She’an National Park|Parc national de Beit Shean
גן השלושה|Gan HaShlosha|Gan Hashlosha|הסחנה|סחנה|Sahne|Sachne|Сахне`,
  yokneam: `מגידו|Megiddo||תל מגידו|Tel Megiddo|Мегиддо|Armageddon
מוחרקה|Muhraka|Mouhraka|המוחרקה`,
  shefaram: `בית לחם הגלילית|Bethlehem of Galilee|Bethléem de Galilée|Bethlehem of the Galilee|Bethlehem HaGlilit|Bet Lehem HaGelilit|Beit Lehem HaGlilit|Вифлеем Галилейский|بيت لحم الجليل`,
  acre: `עכו העתיקה|Old Acre|Vieux Saint-Jean-d’Acre|Old Akko|Старый Акко|عكا القديمة
אולמות האבירים|Knights’ Halls|Salles des Chevaliers|Crusader Halls
מלון אפנדי|Efendi Hotel|Hôtel Efendi|אפנדי
אחוזת בהג׳י|Bahji||Shrine of Bahá’u’lláh`,
  nahariya: `המרכז הרפואי לגליל|Galilee Medical Center|Centre médical de Galilée|בית חולים נהריה|Western Galilee Hospital|Nahariya Hospital
אכזיב|Achziv|Akhziv|חוף אכזיב|Ахзив
ראש הנקרה|Rosh HaNikra||Rosh Hanikra grottoes|Рош ха-Никра|رأس الناقورة`,
  'kiryat-shmona': `תל חי|Tel Hai|Tel Haï|מכללת תל חי|Тель-Хай
תל דן|Tel Dan Nature Reserve|Réserve de Tel Dan|שמורת תל דן`,
  katzrin: `יקבי רמת הגולן|Golan Heights Winery|Domaine Golan Heights
גמלא|Gamla`,
  netivot: `קבר הבאבא סאלי|Baba Sali’s Tomb|Tombeau de Baba Salé|הבבא סאלי|Baba Sali`,
  'kiryat-gat': `אינטל קריית גת|Intel Kiryat Gat`,
  'mitzpe-ramon': `מלון בראשית|Beresheet Hotel|Hôtel Beresheet|בראשית|Beresheet|Отель Берешит
מכתש רמון|Ramon Crater|Cratère de Ramon|Makhtesh Ramon|Кратер Рамон
מלון רמון אין|Ramon Inn`,
};
