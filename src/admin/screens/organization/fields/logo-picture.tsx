import { TeamCrest } from "#ui/team/team-crest.tsx";
import { placeOf } from "./crop.ts";
import styles from "./logo-picture.module.css";
import type { ChosenLogo } from "./use-logo.ts";

type LogoPictureProps = {
	chosen: ChosenLogo | null;
	/** What there is without a choice. */
	organization: { name: string; logoUrl: string | null; colors?: string[] | undefined };
};

/** The logo as it will be, in a square of the size around it. */
export function LogoPicture({ chosen, organization }: LogoPictureProps) {
	if (chosen === null || chosen.isUnreadable) {
		return (
			<span className={styles.square}>
				<TeamCrest team={organization} size="hero" />
			</span>
		);
	}
	const { url, size, crop, isWhole } = chosen;
	if (size === null || isWhole) {
		return (
			<span className={styles.square}>
				<img src={url} alt="" draggable={false} />
			</span>
		);
	}
	const { left, top, width, height } = placeOf(size, crop);
	return (
		<span className={styles.square}>
			<img
				src={url}
				alt=""
				className={styles.cut}
				draggable={false}
				style={{
					left: `${left * 100}%`,
					top: `${top * 100}%`,
					width: `${width * 100}%`,
					height: `${height * 100}%`,
				}}
			/>
		</span>
	);
}
