import { Avatar } from "#ui/avatar.tsx";
import { PictureField } from "../../parts/picture-field.tsx";
import styles from "./profile-form.module.css";

type ProfilePictureProps = {
	/** As it is saved. */
	imageUrl: string | null;
	isRemoved: boolean;
	onRemove: (isRemoved: boolean) => void;
	error: string | undefined;
};

/** The picture in the form: another one, or none; both only once they are saved. */
export function ProfilePicture({ imageUrl, isRemoved, onRemove, error }: ProfilePictureProps) {
	return (
		<div className={styles.picture}>
			<PictureField label="Picture" name="image" error={error}>
				{(chosenUrl) => (
					<Avatar
						key={chosenUrl}
						player={{ imageUrl: chosenUrl ?? (isRemoved ? null : imageUrl) }}
						size="medium"
					/>
				)}
			</PictureField>
			{imageUrl !== null && (
				<button type="button" className="button button-quiet" onClick={() => onRemove(!isRemoved)}>
					{isRemoved ? "Keep picture" : "Remove picture"}
				</button>
			)}
		</div>
	);
}
