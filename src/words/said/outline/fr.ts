import type { Sayings } from "#domain/language/say.ts";

/** What stands in pages that somebody begins to write. */
export const outline = {
	"Say in one line what your league is. The introduction says for whom it is and where you play.":
		"Dites en une ligne ce qu’est votre ligue. L’introduction dit à qui elle s’adresse et où vous jouez.",
	"What a season is like: how many games, on which evenings, in which gyms.":
		"À quoi ressemble une saison\u00a0: combien de matchs, quels soirs, dans quels gymnases.",
	Register: "S’inscrire",
	"One sentence for people who are new, such as when the next season begins.":
		"Une phrase pour les nouveaux venus, par exemple quand commence la prochaine saison.",
	"How it began": "Nos débuts",
	"Your story: who started it, when, and what has not changed since. One good picture is enough.":
		"Votre histoire\u00a0: qui l’a lancée, quand, et ce qui n’a pas changé depuis. Une bonne photo suffit.",
	"A season in pictures": "Une saison en images",
	"Four or eight pictures look best. Describe each for people who cannot see it.":
		"Quatre ou huit photos, c’est le mieux. Décrivez chacune pour qui ne peut pas la voir.",
	"Our sponsors": "Nos commanditaires",
	"Leave it empty if you have none.": "Laissez vide si vous n’en avez pas.",
	"How to register": "Comment s’inscrire",
	"The introduction says who can register: teams, single players, or both.":
		"L’introduction dit qui peut s’inscrire\u00a0: des équipes, des joueurs seuls, ou les deux.",
	"The way in, step by step. A numbered list reads best: whom to write to, what to choose, how to pay, when to come.":
		"La marche à suivre, étape par étape. Une liste numérotée se lit le mieux\u00a0: à qui écrire, quoi choisir, comment payer, quand venir.",
	Fees: "Tarifs",
	"The introduction says what a fee covers.": "L’introduction dit ce que comprend le tarif.",
	"Fees for a season": "Tarifs d’une saison",
	"One line for a team, one for a player without a team. Say in the note what is not refunded.":
		"Une ligne pour une équipe, une pour un joueur sans équipe. Dites dans la note ce qui n’est pas remboursé.",
	Divisions: "Divisions",
	"The introduction helps people choose, such as how strong each division is.":
		"L’introduction aide à choisir\u00a0: par exemple, le calibre de chaque division.",
	"One line for each division.": "Une ligne par division.",
	Dates: "Dates",
	"When do seasons begin, and when does registration close?":
		"Quand commencent les saisons, et quand se terminent les inscriptions?",
	"Dates of this season. Change them here when the next one is planned.":
		"Les dates de cette saison. Changez-les ici quand la prochaine est prévue.",
	"Ready to play?": "Prêts à jouer?",
	"The button leads to your form, or begins an email to you.":
		"Le bouton mène à votre formulaire ou ouvre un courriel à votre adresse.",
	"What everybody asks": "Les questions de tout le monde",
	"If you answer the same question twice a week, it belongs here.":
		"Si vous répondez à la même question deux fois par semaine, sa place est ici.",
	"The season": "La saison",
	"How many games, how many seasons, where and when, what a bye is.":
		"Combien de matchs, combien de saisons, où et quand, ce qu’est un congé.",
	"Teams and players": "Équipes et joueurs",
	"How many players a team has, which division is right, who may play on two teams.":
		"Combien de joueurs compte une équipe, quelle division choisir, qui peut jouer dans deux équipes.",
	Money: "L’argent",
	"What it costs, when it is due, what is refunded.":
		"Ce qu’il en coûte, quand payer, ce qui est remboursé.",
	"On the court": "Sur le terrain",
	"Your own rules, forfeits, how ranks are decided.":
		"Vos propres règles, les forfaits, la façon de départager au classement.",
	"To print": "À imprimer",
	"Your rules and forms as PDF files.": "Vos règlements et formulaires en PDF.",
	"Still wondering?": "D’autres questions?",
	"Contact us": "Écrivez-nous",
	"The tournament": "Le tournoi",
	"When is it, and what is special about it?": "Quand a-t-il lieu, et qu’a-t-il de spécial?",
	"Who may enter": "Qui peut participer",
	"What a team needs to take part. A list reads best.":
		"Ce qu’il faut à une équipe pour participer. Une liste se lit le mieux.",
	"Good to know": "Bon à savoir",
	"Format, number of players, what happens when somebody is hurt.":
		"La formule, le nombre de joueurs, ce qu’on fait quand quelqu’un se blesse.",
	"Who is in form": "Les équipes en forme",
	"Are you in?": "Vous en êtes?",
	"The button says how to enter.": "Le bouton dit comment s’inscrire.",
	"For the young ones": "Pour les jeunes",
	"Which ages, on which days, and who looks after them?":
		"Quels âges, quels jours, et qui s’en occupe?",
	"What a session is like. Leave out names of children.":
		"À quoi ressemble une séance. Ne nommez aucun enfant.",
	"For parents": "Pour les parents",
	"What to bring, what it costs, whether they stay, whom to call.":
		"Quoi apporter, ce qu’il en coûte, s’il faut rester, qui appeler.",
	"Only pictures that every child's parents have agreed to.":
		"Seulement des photos auxquelles les parents de chaque enfant ont consenti.",
	"How parents sign their children up.": "Comment les parents inscrivent leurs enfants.",
	"Play with us": "Jouez avec nous",
	"What can somebody without a team do?": "Que peut faire quelqu’un qui n’a pas d’équipe?",
	"How you place people on teams, what it costs, how long it takes.":
		"Comment vous placez les gens dans les équipes, ce qu’il en coûte, combien de temps il faut.",
	"Work with us": "Travaillez avec nous",
	"Referees, scorers, people who open the gym: whom are you looking for?":
		"Arbitres, marqueurs, gens qui ouvrent le gymnase\u00a0: qui cherchez-vous?",
	"One line for each job: what it involves and what it takes.":
		"Une ligne par poste\u00a0: en quoi il consiste et ce qu’il demande.",
	"Tell us which evenings are yours.": "Dites-nous quels soirs vous conviennent.",
	"An email is enough.": "Un courriel suffit.",
	"On film": "En vidéo",
	"What is there to see here?": "Qu’y a-t-il à voir ici?",
	"Paste the address of each video on YouTube.": "Collez l’adresse YouTube de chaque vidéo.",
	"How teams get their game filmed, and whom to ask to take a clip down.":
		"Comment une équipe fait filmer son match, et à qui demander le retrait d’une vidéo.",
	"Write or call": "Écrire ou appeler",
	"How soon do you answer, and when does somebody answer the phone?":
		"Sous combien de temps répondez-vous, et à quelles heures au téléphone?",
	"What you leave empty is not shown.": "Ce que vous laissez vide n’est pas affiché.",
	"To get a quick answer": "Pour une réponse rapide",
	"A wrong score, a game you cannot make, a lost jacket: what should people send you?":
		"Un résultat erroné, un match manqué, un manteau perdu\u00a0: que doit-on vous envoyer?",
	"Or meet us at a game": "Ou venez nous voir à un match",
	"All-time leaders": "Meneurs de tous les temps",
	"Say since when you have kept count. The lists below fill themselves in.":
		"Dites depuis quand vous tenez les comptes. Les listes ci-dessous se remplissent d’elles-mêmes.",
	"What is this page about?": "De quoi parle cette page?",
	"Write as you would tell it.": "Écrivez comme vous le raconteriez.",
} satisfies Sayings;
